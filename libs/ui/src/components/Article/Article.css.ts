import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { barsBlockSize } from '../SectionBar/bars.ts';

/** Longest readable line: beyond it, readers lose the start of the next line. */
const measure = '42rem';

export const article = component({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [media.window]: {
      // The first column has room for a long word of the contents.
      gridTemplateColumns: `minmax(9rem, 1fr) minmax(0, ${measure}) 1fr`,
      columnGap: vars.space.xl,
    },
    print: { display: 'block' },
  },
});

export const head = component({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.m,
  maxInlineSize: measure,
  '@media': { [media.window]: { gridColumn: '2 / -1', maxInlineSize: `calc(${measure} + 14rem)` } },
});
export const title = component({
  ...type.title,
  whiteSpace: 'pre-line',
  // "Nutzungsbedingungen" and "Téléchargements" fit a line of a phone also where the browser has no rules for hyphens.
  selectors: { ':is(:lang(de), :lang(fr)) &': { fontSize: `min(${vars.fontSize.title}, 6.5vw)` } },
});
export const lead = component({ ...type.lead, maxInlineSize: measure });
export const updated = component({ ...type.label, color: vars.here.soft, fontVariantNumeric: 'tabular-nums' });

// Next to the text on wide screens, collapsed above it on others.
export const contents = component({
  maxInlineSize: measure,
  borderBlock: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': {
    [media.window]: {
      gridColumn: 1,
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: `calc(${barsBlockSize} + ${vars.space.l})`,
      maxBlockSize: 'calc(100dvh - 8rem)',
      overflowY: 'auto',
      borderBlock: 0,
    },
    print: { display: 'none' },
  },
});

export const contentsTitle = component({
  ...type.label,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: vars.size.large,
  color: vars.here.soft,
  '@media': { [media.window]: { minBlockSize: 0, paddingBlockEnd: vars.space.s } },
});

export const opener = component({
  transition: `rotate ${vars.time.short} ${vars.ease}`,
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
export const folded = component({ '@media': { [media.window]: { display: 'none' } } });
export const unfolded = component({ display: 'none', '@media': { [media.window]: { display: 'block' } } });
export const contentsList = component({
  paddingBlockEnd: vars.space.s,
  '@media': {
    [media.window]: { paddingBlockEnd: 0, borderInlineStart: `${vars.stroke.seam} solid ${vars.here.line}` },
  },
});

export const entry = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xxs,
  lineHeight: 1.3,
  color: vars.here.soft,
  textDecoration: 'none',
  selectors: {
    '&:hover, &[aria-current]': { color: vars.here.text },
    '&[aria-current]::before': {
      '@media': {
        [media.window]: {
          content: '',
          position: 'absolute',
          insetBlock: '.5rem',
          insetInlineStart: `calc(-1 * ${vars.stroke.seam})`,
          inlineSize: vars.stroke.focus,
          backgroundColor: vars.here.accent,
        },
      },
    },
  },
  '@media': {
    [media.window]: { minBlockSize: '2.25rem', paddingInlineStart: vars.space.m, fontSize: '.9375rem' },
  },
});

export const body = component({
  maxInlineSize: measure,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.window]: { gridColumn: 2 }, print: { maxInlineSize: 'none' } },
});

const text = `.${body}`;

globalRule('components', `${text} > * + *`, { marginBlockStart: '1.125em' });
globalRule('components', `${text} h2`, {
  ...type.heading,
  fontSize: 'clamp(1.375rem, 1.2rem + .8vw, 2rem)',
  breakAfter: 'avoid',
});
globalRule('components', `${text} > * + h2`, {
  marginBlockStart: '1.75em',
  paddingBlockStart: '1em',
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
});
// Questions end with a line; a second one would look like an empty question.
globalRule('components', `${text} > :has(> details) + h2`, { border: 0 });
globalRule('components', `${text} h3`, {
  fontSize: '1.1875rem',
  fontWeight: vars.weight.heading,
  fontStretch: '112%',
  lineHeight: vars.leading.heading,
  breakAfter: 'avoid',
});
globalRule('components', `${text} > * + h3`, { marginBlockStart: '1.75em' });
globalRule('components', `${text} > :is(h2, h3) + *`, { marginBlockStart: '.75em' });
globalRule('components', `${text} a:not([class])`, {
  color: vars.here.accent,
  textUnderlineOffset: '.2em',
  textDecorationThickness: '1px',
});
globalRule('components', `${text} a:not([class]):hover`, { textDecorationThickness: '2px' });
globalRule('components', `${text} strong`, { fontWeight: vars.weight.strong });
globalRule('components', `${text} :is(ul, ol):not([class])`, {
  display: 'grid',
  gap: '.5em',
  paddingInlineStart: '1.75rem',
});
globalRule('components', `${text} ul:not([class])`, { listStyle: 'square' });
globalRule('components', `${text} ol:not([class])`, { listStyle: 'decimal' });
globalRule('components', `${text} :is(ul, ol):not([class]) > li::marker`, {
  color: vars.here.accent,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.strong,
});
globalRule('components', `${text} dl:not([class])`, { display: 'grid', gap: '.25em' });
globalRule('components', `${text} dl:not([class]) > dt`, { fontWeight: vars.weight.strong, breakAfter: 'avoid' });
globalRule('components', `${text} dl:not([class]) > dd`, {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.stroke.seam} solid ${vars.here.line}`,
});
globalRule('components', `${text} dl:not([class]) > dd + dt`, { marginBlockStart: '.75em' });

export const note = component({
  ...cut(vars.cut.medium),
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.l,
  border: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
  '@media': { print: { breakInside: 'avoid' } },
});
export const noteMark = component({
  display: 'grid',
  placeItems: 'center',
  blockSize: '1.55em',
  color: vars.here.accent,
});
export const noteWords = component({ display: 'grid', gap: vars.space.xs });
export const noteTitle = component({ fontWeight: vars.weight.strong });

export const contacts = component({ borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}` });
export const contact = component({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' }, print: { breakInside: 'avoid' } },
});
export const contactName = component({ display: 'flex', gap: vars.space.xs, color: vars.here.soft });
export const contactIcon = component({ display: 'grid', placeItems: 'center', blockSize: '1.55em' });
