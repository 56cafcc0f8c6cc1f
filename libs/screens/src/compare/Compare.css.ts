import { globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

/** The height of the site's header, below which the names stay. */
const header = `calc(${vars.size.header} + ${vars.stroke.seam})`;

// Low, so that the first robots are visible without scrolling.
export const head = screen({ paddingBlock: 'clamp(2rem, 4.5vw, 4.5rem)' });
export const body = screen({ paddingBlockStart: 'clamp(1.5rem, 3vw, 3rem)' });

// Aligned with the columns of the table below; a phone is too narrow for two names side by side. Hidden without
// JavaScript, where they have no effect.
export const selects = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  marginBlockEnd: vars.space.l,
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.noScript]: { display: 'none' },
    print: { display: 'none' },
  },
  // The whole name of a robot in katakana, which a third of a tablet would cut off.
  selectors: {
    ':lang(ja) &': { '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(auto-fit, minmax(22rem, 1fr))' } } },
  },
});

export const tax = screen({ ...type.small, marginBlockEnd: vars.space.m, color: vars.here.soft });

export const table = screen({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums lining-nums',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  // The columns align with the selects, whose gap is the end of a cell. The gap after the last one is clipped, but no
  // focus ring is.
  '@media': {
    [media.ipad]: {
      inlineSize: `calc(100% + ${vars.space.m})`,
      marginInlineEnd: `calc(-1 * ${vars.space.m})`,
      clipPath: `inset(0 ${vars.space.m} 0 calc(-1 * ${vars.space.m}))`,
    },
  },
});
export const two = screen({
  '@media': { [media.ipad]: { inlineSize: `calc((100% + ${vars.space.m}) * 2 / 3)` } },
});

const cell = {
  paddingBlock: vars.space.m,
  paddingInlineStart: 0,
  paddingInlineEnd: vars.space.m,
  textAlign: 'start',
  verticalAlign: 'top',
} as const;
export const name = screen({
  ...cell,
  ...type.heading,
  position: 'sticky',
  insetBlockStart: header,
  zIndex: 1,
  backgroundColor: vars.here.ground,
  fontSize: 'clamp(1rem, .7rem + 1vw, 1.5rem)',
  verticalAlign: 'bottom',
  borderBlockEnd: `2px solid ${vars.here.text}`,
  '@media': { print: { position: 'static' } },
  // The longest word of the names, in square letters, fits beside another robot on a phone.
  selectors: { ':lang(ja) &': { fontSize: 'clamp(.875rem, .5rem + 1.6vw, 1.5rem)' } },
});
export const property = screen({
  ...cell,
  paddingBlock: `${vars.space.l} 0`,
  ...type.small,
  fontWeight: vars.weight.note,
  color: vars.here.soft,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
});
export const note = screen({ display: 'block', fontWeight: 400 });
export const value = screen({ ...cell, paddingBlockStart: vars.space.xxs, fontSize: vars.fontSize.lead });

export const stage = screen({
  paddingBlock: vars.space.m,
  backgroundImage: `radial-gradient(48% 42% at 50% 56%, ${vars.here.glow}, transparent)`,
});
export const image = screen({ inlineSize: '100%', blockSize: 'clamp(10rem, 30vw, 22rem)', objectFit: 'contain' });
export const offer = screen({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  fontSize: vars.fontSize.body,
  hyphens: 'none',
  overflowWrap: 'normal',
  '@media': { [media.mobile]: { justifyItems: 'stretch' } },
});
// Buttons of one width, below each other.
globalRule('screens', `.${offer} a`, {
  '@media': { [media.mobile]: { inlineSize: '100%', paddingInline: vars.space.xs } },
});
globalRule('screens', `.${offer} > p:not([class])`, { ...type.small, color: vars.here.soft });

// The same width in each column, so that all are drawn to one scale.
export const drawing = screen({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '15rem',
  marginBlockEnd: vars.space.s,
  color: vars.here.soft,
});

// A phone has space for two columns, which share the gap between them.
globalRule('screens', `.${table} :is(td, th):nth-child(1)`, {
  '@media': { [media.mobile]: { paddingInlineEnd: `calc(${vars.space.m} / 2)` } },
});
globalRule('screens', `.${table} :is(td, th):nth-child(2)`, {
  '@media': { [media.mobile]: { paddingInline: `calc(${vars.space.m} / 2) 0` } },
});
globalRule('screens', `.${table} :is(td, th[scope=col]):nth-child(3), .${selects} > :nth-child(3)`, {
  '@media': { [media.mobile]: { display: 'none' } },
});
