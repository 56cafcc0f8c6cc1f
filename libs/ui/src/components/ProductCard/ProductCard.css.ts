import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { cell, columns, rows, stacked } from '../ProductGrid/ProductGrid.css.ts';

/** Distance between a card's edge and its text. */
export const gutter = 'clamp(1.25rem, 1.6vw, 2rem)';

/** The height of a card's stage, as a part of the card's width. */
export const stageHeight = 0.88;

/** In a single column, a card is horizontal: its stage beside its text. */
function lying(rule: StyleRule) {
  return { [`${columns[1]} &`]: { '@media': { [media.ipad]: rule } } };
}

/**
 * Seven rows: stage, text, price, extras, two for links and one for a control. In a `ProductGrid` they are subgrid
 * rows, so cards line up.
 */
export const card = component({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: gutter,
  backgroundColor: vars.here.raised,
  boxShadow: `0 0 0 1px ${vars.here.line}`,
  selectors: {
    [`${cell} > &`]: { gridTemplateRows: 'subgrid', gridRow: rows },
    ...lying({
      gridTemplateRows: '1fr auto auto auto 1fr auto',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gridRow: 'auto',
      paddingBlockEnd: 0,
    }),
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const stage = component({
  position: 'relative',
  gridRow: 1,
  overflow: 'clip',
  borderBlockEnd: `1px solid ${vars.here.line}`,
  backgroundColor: vars.here.ground,
  backgroundImage: `radial-gradient(70% 60% at 50% 62%, ${vars.here.glow}, transparent)`,
  // Its height: an aspect ratio would not stretch the row.
  '::before': { content: '', display: 'block', paddingBlockStart: `${stageHeight * 100}%` },
  // The seam of the hovered card is highlighted.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: 0,
    blockSize: '2px',
    backgroundColor: vars.here.focus,
    scale: '0 1',
    transition: `scale ${vars.time.long} ${vars.ease}`,
  },
  selectors: {
    [`${card}:is(:hover, :focus-within) &::after`]: { scale: '1 1' },
    ...lying({
      gridRow: '1 / -1',
      minBlockSize: '24rem',
      borderBlockEnd: 0,
      borderInlineEnd: `1px solid ${vars.here.line}`,
      '::before': { display: 'none' },
    }),
  },
});

export const image = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  padding: '2.25rem 1.5rem 1.25rem',
  objectFit: 'contain',
  transition: `scale ${vars.time.long} ${vars.ease}`,
  selectors: { [`${card}:hover &`]: { '@media': { [media.moving]: { scale: '1.035' } } } },
});

/** Below the badge, which is on top of the stage. */
export const belowBadge = component({ paddingBlockStart: '3.25rem' });
export const filled = component({ padding: 0, objectFit: 'cover' });
export const gone = component({ filter: 'grayscale(1)', opacity: 0.5 });

// On hover, the picture fades to the other one. A touch screen has no hover and loads only the first.
const looked = `${card}:is(:hover, :has(:focus-visible)) &`;
export const turning = component({
  selectors: {
    '&&': { transition: `scale ${vars.time.long} ${vars.ease}, opacity ${vars.time.medium} ${vars.ease}` },
    [looked]: { '@media': { [media.hover]: { opacity: 0 } } },
  },
});
export const turned = component({
  display: 'none',
  opacity: 0,
  '@media': { [media.hover]: { display: 'block' }, print: { display: 'none' } },
  selectors: {
    '&&': { transition: `scale ${vars.time.long} ${vars.ease}, opacity ${vars.time.medium} ${vars.ease}` },
    [looked]: { opacity: 1 },
  },
});

export const badge = component({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.m,
  insetInline: gutter,
});

export const words = component({
  gridRow: 2,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlock: '1.25rem',
  paddingInline: gutter,
  selectors: lying({ gridColumn: 2, alignContent: 'end', paddingBlockStart: gutter }),
});
export const name = component({
  ...type.heading,
  fontSize: 'clamp(1.1875rem, 1rem + .55vw, 1.5rem)',
  whiteSpace: 'pre-line',
});
export const small = component({
  ...type.small,
  display: 'block',
  marginBlockStart: vars.space.xxs,
  fontWeight: 500,
  fontStretch: '100%',
  letterSpacing: 0,
  color: vars.here.soft,
});
export const describe = component({ color: vars.here.soft });

export const price = component({
  gridRow: 3,
  alignContent: 'start',
  paddingBlockEnd: '1.25rem',
  paddingInline: gutter,
  selectors: lying({ gridColumn: 2 }),
});

export const extras = component({
  gridRow: 4,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  paddingInline: gutter,
  ...type.small,
  selectors: { '&:not(:empty)': { paddingBlockEnd: '1.25rem' }, ...lying({ gridColumn: 2 }) },
});
export const stock = component({ ...type.small, color: vars.here.soft });
export const giftsTitle = component({ ...type.label, marginBlockEnd: vars.space.xs, color: vars.here.soft });
export const gifts = component({ display: 'grid', gap: vars.space.xs });
export const gift = component({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: vars.space.s,
});
export const giftPicture = component({
  ...cut(vars.cut.medium),
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  padding: vars.space.xxs,
  border: `1px solid ${vars.here.line}`,
  backgroundColor: vars.here.ground,
  objectFit: 'contain',
});
export const protection = component({
  display: 'grid',
  gridTemplateColumns: '2.75rem 1fr',
  alignItems: 'start',
  gap: vars.space.s,
  selectors: { '&:first-child': { gridTemplateColumns: 'auto 1fr' } },
});
export const protectionIcon = component({ display: 'grid', justifyItems: 'center', fontSize: '1rem' });

export const links = component({
  gridRow: '5 / span 2',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '.25rem 1.25rem',
  paddingInline: gutter,
  selectors: {
    // The button and learn-more have a row each.
    [`${stacked} &`]: {
      display: 'grid',
      gridTemplateRows: 'subgrid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
    },
    ...lying({
      gridRow: 5,
      gridColumn: 2,
      gridTemplateRows: 'none',
      alignSelf: 'start',
      maxInlineSize: '28rem',
      paddingBlockEnd: gutter,
    }),
  },
});
/** Above the link that covers the card. */
export const buy = component({
  position: 'relative',
  zIndex: 1,
  flex: '1 1 max-content',
  minInlineSize: 'min(8rem, 100%)',
  selectors: { [`${cell} > * &`]: { '@media': { [media.ipad]: { whiteSpace: 'nowrap' } } } },
});
/** Above that link as well, on a separate row. */
export const choice = component({
  position: 'relative',
  zIndex: 1,
  gridRow: 7,
  display: 'grid',
  justifyItems: 'start',
  paddingBlockStart: '.25rem',
  paddingInline: gutter,
  selectors: lying({ gridRow: 6, gridColumn: 2, paddingBlockEnd: gutter }),
});
/** It covers the whole card. */
export const learnMore = component({
  flex: '0 1 auto',
  marginInline: 'auto',
  // Without other buttons, it is the card's button.
  selectors: { '&:first-child': { flex: '1 1 8rem', marginInline: 0 } },
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const soldOut = component({
  flex: '1 1 8rem',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: '3rem',
  padding: vars.space.xs,
  border: `1.5px dashed ${vars.here.line}`,
  color: vars.here.soft,
  ...type.control,
  lineHeight: 1.2,
});
