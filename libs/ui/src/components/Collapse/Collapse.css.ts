import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

const labelSize = '4rem';
const height = `grid-template-rows ${vars.time.long} ${vars.ease}`;

// The content is the only row of a grid, and `1fr` equals its height. The height can therefore be animated between 0
// and the content's, also in browsers that can't animate to `auto`.
export const collapse = component({
  borderBlock: `${vars.stroke.seam} solid ${vars.here.line}`,
  selectors: {
    '& + &': { borderBlockStart: 0 },
    '&::details-content': { display: 'grid', gridTemplateRows: '0fr' },
    '&[open]::details-content': { gridTemplateRows: '1fr' },
  },
  '@media': {
    // Needed here, since the rule for all elements does not match this pseudo-element.
    [media.moving]: {
      selectors: {
        '&[open]::details-content': { transition: height },
        // The content remains visible until the closing animation ends; when opening, it is visible and focusable at
        // once.
        '&:not([open])::details-content': {
          transition: `${height}, content-visibility ${vars.time.long} allow-discrete`,
        },
      },
    },
    print: { selectors: { '&::details-content': { gridTemplateRows: '1fr', contentVisibility: 'visible' } } },
  },
});

export const summary = component({
  ...type.heading,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minBlockSize: labelSize,
  paddingBlock: vars.space.m,
  transition: `color ${vars.time.short} ${vars.ease}`,
  ':hover': { color: vars.here.accent },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
  // The seam along which it opens is highlighted.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '-1px',
    blockSize: '2px',
    backgroundColor: vars.here.focus,
    scale: '0 1',
    transition: `scale ${vars.time.long} ${vars.ease}`,
  },
  selectors: { [`${collapse}[open] > &::after`]: { scale: '1 1' } },
  '@media': { print: { '::after': { display: 'none' } } },
});

const bar = {
  content: '',
  gridArea: '1 / 1',
  blockSize: 0,
  borderBlockStart: '2px solid currentColor',
  inlineSize: '1.125rem',
  transition: `rotate ${vars.time.long} ${vars.ease}, scale ${vars.time.long} ${vars.ease}`,
} as const;

/** A plus sign that turns into a minus when open. Drawn with borders, since forced colours keep them. */
export const mark = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  '::before': bar,
  '::after': { ...bar, rotate: '90deg' },
  selectors: { [`${collapse}[open] > ${summary} > &::after`]: { rotate: '0deg' } },
  '@media': { print: { display: 'none' } },
});

/** A block that covers the screen: its content has the remaining height and scrolls on its own. */
export const holding = component({});

export const content = component({
  minBlockSize: 0,
  // Horizontally, the focus ring of the content may extend outside.
  overflowY: 'clip',
  selectors: {
    [`${holding} > &`]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space.m} - ${labelSize})`,
      '@media': { print: { maxBlockSize: 'none' } },
    },
  },
});

// The padding is inside the clipped element; otherwise it would remain visible while closed.
export const inner = component({
  display: 'grid',
  gap: vars.space.s,
  paddingBlock: `${vars.space.m} ${vars.space.xl}`,
});
