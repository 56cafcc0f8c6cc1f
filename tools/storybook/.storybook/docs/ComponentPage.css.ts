import { globalStyle, style } from '@vanilla-extract/css';
import { media, type, vars } from '@kinemorph/ui/theme';

const { here } = vars;

export const page = style({ color: here.text, fontFamily: vars.font.text });

export const head = style({
  display: 'grid',
  gap: '1rem',
  paddingBlockEnd: '2.5rem',
  borderBlockEnd: `1px solid ${here.line}`,
  marginBlockEnd: '2.5rem',
});
export const kind = style({ ...type.label, color: here.accent });
export const title = style({ ...type.hero, fontSize: 'clamp(2.25rem, 5vw, 3.75rem)', overflowWrap: 'anywhere' });
export const lead = style({ ...type.lead, maxInlineSize: '44rem', color: here.soft });
export const entryPoint = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '.8125rem',
  color: here.soft,
});

export const part = style({ marginBlock: '3.5rem 1.25rem', ...type.title, fontSize: '1.5rem' });

/** Two panels with a shared seam. */
export const usage = style({
  display: 'grid',
  border: `1px solid ${here.line}`,
  backgroundColor: here.raised,
  '@media': { [media.ipad]: { gridTemplateColumns: '1fr 1fr' } },
});
export const panel = style({
  padding: '1.5rem clamp(1.25rem, 2.5vw, 2rem)',
  borderBlockStart: `1px solid ${here.line}`,
  marginBlockStart: '-1px',
  selectors: { '&:nth-child(even)': { '@media': { [media.ipad]: { borderInlineStart: `1px solid ${here.line}` } } } },
});
export const panelTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
  ...type.heading,
  fontSize: '1rem',
  marginBlockEnd: '.875rem',
});
export const marks = {
  yes: style({ color: here.success }),
  no: style({ color: here.danger }),
  plain: style({ color: here.accent }),
};
export const points = style({
  display: 'grid',
  gap: '.625rem',
  fontSize: '.9375rem',
  lineHeight: 1.55,
  maxInlineSize: '38rem',
});
export const point = style({
  position: 'relative',
  paddingInlineStart: '1rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.7em',
    inlineSize: '.375rem',
    blockSize: '1.5px',
    backgroundColor: 'currentColor',
    opacity: 0.5,
  },
});

/** An example that follows a rule beside one that breaks it. */
export const pair = style({
  display: 'grid',
  gap: '1.5rem',
  marginBlockEnd: '1.5rem',
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const example = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  margin: 0,
  border: `1px solid ${here.line}`,
  backgroundColor: here.ground,
});
/** Elements that are fixed to the window are fixed to the frame instead. */
const frame = { contain: 'layout paint', minInlineSize: 0, alignSelf: 'center', padding: '1.5rem' } as const;
export const shown = style(frame);
export const halved = style({ ...frame, alignSelf: 'start', padding: 0, zoom: 0.5 });
export const caption = style({
  display: 'grid',
  gap: '.25rem',
  padding: '1rem 1.5rem',
  fontSize: '.9375rem',
  lineHeight: 1.55,
});
export const edges = {
  yes: style({ borderBlockStart: `3px solid ${here.success}` }),
  no: style({ borderBlockStart: `3px solid ${here.danger}` }),
};
export const exampleLabel = style({
  display: 'flex',
  alignItems: 'center',
  gap: '.625rem',
  ...type.heading,
  fontSize: '1rem',
});

export const canvases = style({ minInlineSize: 0 });
globalStyle(`${canvases} .sbdocs.sbdocs-preview`, {
  margin: 0,
  border: `1px solid ${here.line}`,
  borderRadius: 0,
  boxShadow: 'none',
  background: here.ground,
});
globalStyle(`${canvases} .docblock-argstable`, { marginBlock: 0 });

export const state = style({ display: 'grid', gap: '.75rem', marginBlockEnd: '2.5rem' });
export const stateName = style({ ...type.heading, fontSize: '1.0625rem' });
export const stateNote = style({ maxInlineSize: '44rem', color: here.soft, fontSize: '.9375rem', lineHeight: 1.55 });

// Pages that are written in Markdown. Storybook's own rules are in no layer, so these must not be in one either.
const prose = '.sbdocs-content :not(.sb-unstyled, .sb-unstyled *)';
globalStyle(`${prose}:is(h1)`, { ...type.hero, fontSize: 'clamp(2.25rem, 5vw, 3.75rem)', marginBlockEnd: '1.5rem' });
globalStyle(`${prose}:is(h2)`, { ...type.title, fontSize: '1.5rem', border: 0, marginBlock: '3rem 1rem' });
globalStyle(`${prose}:is(p, li)`, { fontSize: '1rem', lineHeight: 1.65, maxInlineSize: '46rem' });
globalStyle(`${prose}:is(ol)`, { listStyle: 'decimal', paddingInlineStart: '1.5rem' });
globalStyle(`${prose}:is(ul)`, { listStyle: 'square', paddingInlineStart: '1.5rem' });
globalStyle(`${prose}:is(li)`, { marginBlockEnd: '.5rem' });
