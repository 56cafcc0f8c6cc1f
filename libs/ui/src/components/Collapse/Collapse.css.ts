import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

const labelSize = '4rem';
const height = `grid-template-rows ${vars.time.long} ${vars.ease}`;

// The content is the one row of a grid, and 1fr is as high as it: so the height moves between 0 and the
// content's, in browsers that cannot animate to `auto` as well.
export const collapse = component({
  borderBlock: `${vars.stroke.seam} solid ${vars.here.line}`,
  selectors: {
    '& + &': { borderBlockStart: 0 },
    '&::details-content': { display: 'grid', gridTemplateRows: '0fr' },
    '&[open]::details-content': { gridTemplateRows: '1fr' },
  },
  '@media': {
    // Said here, since no rule for all elements reaches this part of one.
    [media.moving]: {
      selectors: {
        '&[open]::details-content': { transition: height },
        // It stays to be seen until it is closed; it is there, and can be reached, as soon as it opens.
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
  gap: vars.space.normal,
  minBlockSize: labelSize,
  paddingBlock: vars.space.normal,
  transition: `color ${vars.time.short} ${vars.ease}`,
  ':hover': { color: vars.here.accent },
  ':focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
  // The seam that it opens along lights up.
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

/** A plus, of which a seam is left once it has opened. Borders, since forced colours keep them. */
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

/** Takes over the screen: what it opens is as high as is left, and scrolls by itself. */
export const holding = component({});

export const content = component({
  minBlockSize: 0,
  // Along the other axis the ring of what has the focus may stand out.
  overflowY: 'clip',
  selectors: {
    [`${holding} > &`]: {
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      maxBlockSize: `calc(100dvh - ${vars.size.header} - ${vars.space.normal} - ${labelSize})`,
      '@media': { print: { maxBlockSize: 'none' } },
    },
  },
});

// Its room is inside of what is clipped, or it would stay when that is closed.
export const inner = component({
  display: 'grid',
  gap: vars.space.near,
  paddingBlock: `${vars.space.normal} ${vars.space.far}`,
});
