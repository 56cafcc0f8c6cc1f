import { column, globalRule, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

/** All of a product's page below its hero: the bar can be visible as long as this is. */
export const zone = screen({ position: 'relative' });

// A strip on one seam: two columns on phones, all in one row if there is enough space.
const strip = screen({ borderBlock: `${vars.stroke.seam} solid ${vars.here.line}` });
export const facts = { ink: `${strip} ${grounds.ink}`, paper: `${strip} ${grounds.paper}` };
export const row = screen({
  ...column,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  '@media': {
    [media.tight]: { gridTemplateColumns: '1fr' },
    [media.window]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'auto',
      justifyContent: 'space-between',
      columnGap: vars.space.l,
    },
  },
});
/** The first of an odd number of facts has a row of its own where there are two columns. */
export const across = screen({ gridColumn: '1 / -1' });
export const fact = screen({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  color: vars.here.text,
  lineHeight: 1.3,
  textWrap: 'balance',
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const mark = screen({ flex: 'none', fontSize: '1.25rem', color: vars.here.soft });

/** The list of the box, beside the add-ons. */
export const sides = screen({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(15rem, 20rem)', gap: vars.space.xxl } },
});
export const toComparison = screen({ marginBlockStart: vars.space.l });
export const items = screen({
  display: 'grid',
  alignContent: 'start',
  columnGap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(45%, 20rem), 1fr))',
});
export const item = screen({
  paddingBlock: vars.space.s,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  hyphens: 'auto',
});
export const beside = screen({ padding: vars.space.l, border: `${vars.stroke.seam} solid ${vars.here.line}` });
export const besideTitle = screen({ ...type.small, color: vars.here.soft });
export const addOnName = screen({ color: vars.here.text, fontWeight: vars.weight.heading });

/** A phone in portrait; in landscape there is no space for a second sticky bar. */
const phone = `screen and ${media.mobile} and (min-height: 30rem)`;
const barSize = '4rem';
const inset = 'env(safe-area-inset-bottom, 0px)';

/** Reserves space for the bar at the end of the page, so that the bar covers nothing there. */
export const foot = screen({
  display: 'none',
  '@media': { [phone]: { display: 'block', blockSize: `calc(${barSize} + ${inset})` } },
});

// The bar sticks to the bottom of the window inside this box. The box begins one window height below the hero's end,
// less the bars at the top: so the bar appears when the hero's own button has scrolled up behind them.
export const rail = screen({
  position: 'absolute',
  insetInline: 0,
  insetBlock: 'calc(100svh - 8rem) 0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  pointerEvents: 'none',
});

const panel = screen({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: `calc(${vars.layer.header} - 2)`,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: `calc(${barSize} + ${inset})`,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: inset,
  borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}`,
  pointerEvents: 'auto',
});
export const bar = `${panel} ${grounds.ink}`;
export const cost = screen({ display: 'grid', minInlineSize: 0, lineHeight: 1.25 });
export const amount = screen({ ...type.control, fontVariantNumeric: 'tabular-nums' });
export const tax = screen({ fontSize: vars.fontSize.small, color: vars.here.soft });
export const buy = screen({
  flex: 'none',
  maxInlineSize: '60%',
  minBlockSize: vars.size.touch,
  scrollMarginBlockEnd: `calc(-1 * ${barSize})`,
});

// A focused element scrolls clear of the bar. Other elements at the bottom of the window are taller, and cover the bar.
globalRule(
  'screens',
  `:root:has(.${panel}):not(:has(aside[data-waits-for-consent], section[data-at-the-foot]:not([hidden])))`,
  { '@media': { [phone]: { scrollPaddingBlockEnd: `calc(${barSize} + ${vars.space.s} + ${inset})` } } },
);
globalRule('screens', `:root:has(aside[data-waits-for-consent]) .${foot}`, { display: 'none' });
// One button at a time: that of the section bar is visible while this bar waits for the answer about consent.
globalRule(
  'screens',
  `:root:has(.${panel}):not(:has(aside[data-waits-for-consent], section[data-at-the-foot]:not([hidden]))) [data-yields-to-foot]`,
  { '@media': { [phone]: { display: 'none' } } },
);
