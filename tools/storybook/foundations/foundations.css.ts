import { style, styleVariants } from '@vanilla-extract/css';
import { column, cut, grounds, layers, media, type, vars } from '@kinemorph/ui/theme';

const { here, time, ease } = vars;
const monospaced = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '.75rem',
} as const;

export const page = style({
  ...column,
  paddingBlock: 'clamp(2rem, 5vw, 5rem)',
  color: here.text,
  fontFamily: vars.font.text,
});
export const title = style(type.hero);
export const intro = style({ ...type.lead, maxInlineSize: '44rem', marginBlockStart: '1rem', color: here.soft });
export const part = style({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: 'clamp(2.5rem, 5vw, 4.5rem)',
});
export const partTitle = style({
  ...type.title,
  paddingBlockStart: '1rem',
  borderBlockStart: `1px solid ${here.line}`,
});
export const note = style({ ...type.small, maxInlineSize: '44rem', color: here.soft });
export const mono = style({ ...monospaced, color: here.soft, overflowWrap: 'anywhere' });
export const cutShort = style({
  ...monospaced,
  maxInlineSize: '10rem',
  color: here.soft,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

export const themed = style({
  padding: 'clamp(1rem, 2.5vw, 2rem)',
  backgroundColor: here.ground,
  color: here.text,
  border: `1px solid ${here.line}`,
});
export const threeGrounds = style({
  display: 'grid',
  gap: '1px',
  '@media': { [media.window]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** Exported again from here, since a story may not import a file that writes styles. */
export const on = { ...grounds };
export const ground = style({ display: 'grid', alignContent: 'start', gap: '1rem', padding: '1.25rem' });
export const floor = style({ padding: '1rem', border: `1px solid ${here.line}` });
export const floors = styleVariants({ ground: [here.ground], raised: [here.raised], glow: [here.glow] }, ([color]) => [
  floor,
  { backgroundColor: color },
]);
export const words = styleVariants(
  {
    text: here.text,
    soft: here.soft,
    accent: here.accent,
    deal: here.deal,
    danger: here.danger,
    success: here.success,
    focus: here.focus,
  },
  (color) => ({ color }),
);
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '.25rem',
});
export const word = style({ fontWeight: 650 });
export const ratio = style({ ...monospaced, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const pairs = style({
  display: 'grid',
  gap: '1px',
  marginBlockStart: '1px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
});
export const pair = styleVariants(
  {
    action: [vars.action.ground, vars.action.text],
    hover: [vars.action.hover, vars.action.text],
    light: [vars.light.ground, vars.light.text],
    sale: [vars.sale.ground, vars.sale.text],
  },
  ([backgroundColor, color]) => ({
    display: 'flex',
    justifyContent: 'space-between',
    gap: '1rem',
    padding: '1rem 1.25rem',
    backgroundColor,
    color,
  }),
);

export const sample = style({
  display: 'grid',
  gap: '.5rem',
  paddingBlock: '1.25rem',
  borderBlockEnd: `1px solid ${here.line}`,
  minInlineSize: 0,
});
export const looks = styleVariants(type, (look) => look);
export const line = style({ overflowWrap: 'anywhere' });
export const measure = style({ maxInlineSize: '38rem' });

export const steps = style({ display: 'grid', gap: '.75rem' });
export const step = style({
  display: 'grid',
  alignItems: 'center',
  gap: '.25rem 1.5rem',
  '@media': { [media.ipad]: { gridTemplateColumns: '18rem minmax(0, 1fr)' } },
});
export const bar = style({ blockSize: '1rem', maxInlineSize: '100%', backgroundColor: vars.action.ground });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: 'clamp(.25rem, 1vw, 1rem)',
});
export const oneColumn = style({
  ...monospaced,
  display: 'grid',
  placeItems: 'center',
  blockSize: '6rem',
  backgroundColor: here.raised,
  border: `1px solid ${here.line}`,
  color: here.soft,
});
export const classes = style({
  display: 'grid',
  gap: '1px',
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const screenClass = style({
  display: 'grid',
  gap: '.25rem',
  padding: '1.25rem',
  backgroundColor: here.raised,
  border: `1px solid ${here.line}`,
});
export const isHere = style({ borderColor: here.accent, boxShadow: `inset 0 3px ${here.accent}` });
export const cutBox = style({
  display: 'grid',
  placeItems: 'center',
  blockSize: '6rem',
  backgroundColor: here.raised,
  border: `1px solid ${here.line}`,
  ...monospaced,
});
export const cuts = styleVariants(vars.cut, (size) => [cutBox, cut(size)]);
export const trio = style({
  display: 'grid',
  gap: '1rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
});

export const moves = style({
  display: 'grid',
  gap: '1rem',
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
export const seam = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  blockSize: '12rem',
  border: `1px solid ${here.line}`,
  backgroundColor: here.glow,
});
const half = style({
  position: 'absolute',
  insetBlock: 0,
  inlineSize: '50%',
  backgroundColor: here.raised,
  transitionProperty: 'translate',
  transitionTimingFunction: ease,
});
export const starting = style([
  half,
  {
    insetInlineStart: 0,
    borderInlineEnd: `1px solid ${here.line}`,
    selectors: { '[data-open] > &': { translate: '-100% 0' } },
  },
]);
export const ending = style([half, { insetInlineEnd: 0, selectors: { '[data-open] > &': { translate: '100% 0' } } }]);
export const speeds = styleVariants(
  { short: time.short, medium: time.medium, long: time.long },
  (transitionDuration) => ({ transitionDuration }),
);
export const curve = style({
  inlineSize: '100%',
  maxInlineSize: '20rem',
  color: here.accent,
  border: `1px solid ${here.line}`,
  backgroundColor: here.raised,
});

export const icons = style({
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
});
export const oneIcon = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '.75rem',
  padding: '1.5rem .5rem',
  fontSize: '1.5rem',
  backgroundColor: here.raised,
  border: `1px solid ${here.line}`,
});

export const table = style({ inlineSize: '100%', borderCollapse: 'collapse', ...type.small });
export const scroll = style({ overflowX: 'auto' });
export const cell = style({
  padding: '.5rem .75rem .5rem 0',
  borderBlockEnd: `1px solid ${here.line}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
});
export const swatch = style({
  display: 'inline-block',
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginInlineEnd: '.625rem',
  verticalAlign: 'middle',
  border: `1px solid ${here.line}`,
});

export const code = style({
  ...monospaced,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  padding: '1rem 1.25rem',
  backgroundColor: here.raised,
  border: `1px solid ${here.line}`,
  lineHeight: 1.6,
});
export const inside = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '.75rem',
  padding: '1.25rem',
  border: `1px solid ${here.line}`,
});

/** The layers of the cascade, weakest first; again from here, as the grounds are. */
export const cascade = Object.keys(layers) as (keyof typeof layers)[];
export const pile = style({ position: 'relative', isolation: 'isolate', blockSize: '16rem' });
const plate = style({
  position: 'absolute',
  inlineSize: 'min(16rem, 60%)',
  padding: '.75rem 1rem',
  blockSize: '7rem',
  backgroundColor: here.raised,
  border: `1px solid ${here.soft}`,
});
export const plates = styleVariants(vars.layer, (zIndex, name) => {
  const place = Object.keys(vars.layer).indexOf(name);
  return [plate, { zIndex, insetBlockStart: `${place * 2.25}rem`, insetInlineStart: `${place * 9}%` }];
});
