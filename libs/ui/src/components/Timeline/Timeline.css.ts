import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// A rail down the page on phones, across it on wider screens.
export const timeline = component({
  display: 'grid',
  '@media': { [media.ipad]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

const node = '1.5rem';

export const stage = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlock: `0 ${vars.space.xxl}`,
  paddingInlineStart: vars.space.xxl,
  // The rail, as far as the next stage.
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 'calc(.75rem - 1px)',
    insetBlock: 0,
    inlineSize: '2px',
    backgroundColor: vars.here.line,
  },
  selectors: { '&:last-child': { '@media': { [media.mobile]: { paddingBlockEnd: 0 } } } },
  '@media': {
    [media.mobile]: { selectors: { '&:last-child::before': { display: 'none' } } },
    [media.ipad]: {
      paddingBlock: `${vars.space.xxl} ${vars.space.l}`,
      paddingInline: `0 ${vars.space.xl}`,
      '::before': { insetInline: 0, insetBlock: 'calc(.75rem - 1px) auto', inlineSize: 'auto', blockSize: '2px' },
    },
  },
});

function light(from: string) {
  return `radial-gradient(80% 100% at ${from} 0, color-mix(in srgb, ${vars.light.ground} 20%, transparent), transparent)`;
}

export const states = variants({
  past: { '::before': { backgroundColor: vars.here.soft } },
  current: {
    '::before': { backgroundColor: vars.here.focus },
    // A light below the rail.
    '@media': {
      [media.ipad]: { backgroundImage: light('18%'), backgroundPosition: '0 .75rem', backgroundRepeat: 'no-repeat' },
    },
    selectors: { '[dir=rtl] &': { '@media': { [media.ipad]: { backgroundImage: light('82%') } } } },
  },
  next: {},
});

// A plate on the rail.
export const marker = component({
  ...cut(vars.cut.small),
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: node,
  blockSize: node,
  border: `2px solid ${vars.here.line}`,
  backgroundColor: vars.here.ground,
  fontSize: vars.fontSize.label,
});

export const markers = variants({
  past: { borderColor: vars.here.soft, backgroundColor: vars.here.soft, color: vars.here.ground },
  current: {
    borderColor: vars.here.focus,
    backgroundColor: vars.light.ground,
    boxShadow: `0 0 1.5rem .125rem ${vars.light.ground}`,
  },
  next: {},
});

export const date = component({
  ...type.label,
  color: vars.here.soft,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${states.current} > &`]: { color: vars.here.text } },
});
export const title = component({
  ...type.heading,
  fontSize: 'clamp(1.25rem, .95rem + 1.1vw, 2rem)',
  whiteSpace: 'pre-line',
  hyphens: 'auto',
  selectors: { [`:is(${states.past}, ${states.next}) > &`]: { color: vars.here.soft } },
});
export const text = component({ color: vars.here.soft });
