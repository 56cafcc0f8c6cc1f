import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const tile = component({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  containerType: 'inline-size',
  overflow: 'clip',
  padding: vars.space.cell,
  backgroundImage: `radial-gradient(75% 60% at 50% 74%, ${vars.here.glow}, transparent)`,
  boxShadow: `0 0 0 1px ${vars.fog.line}`,
  // The seam of the hovered panel is highlighted.
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
  selectors: { '&:is(:hover, :focus-within)::after': { scale: '1 1' } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const spans = variants({
  normal: {},
  wide: {
    '@media': {
      [media.ipad]: {
        gridColumn: 'span 2',
        display: 'grid',
        gridTemplate: '1fr auto / 46% 1fr',
        alignItems: 'center',
        backgroundImage: `radial-gradient(50% 70% at 72% 50%, ${vars.here.glow}, transparent)`,
      },
    },
  },
  // In the last column of its rows, so that the remaining cells are adjacent and can all be filled.
  tall: { '@media': { [media.ipad]: { gridRow: 'span 2', gridColumnEnd: -1 } } },
});

export const copy = component({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
});

export const title = component({
  ...type.heading,
  // Fits the longest word in square letters, オプティマスプライム, into the tile.
  fontSize: `clamp(1rem, 7.6cqi, ${vars.fontSize.heading})`,
  whiteSpace: 'pre-line',
  selectors: {
    [`${spans.wide} &`]: { '@media': { [media.ipad]: { fontSize: 'clamp(1.25rem, 4cqi, 1.75rem)' } } },
  },
});
export const subtitle = component({ color: vars.here.soft });
export const copyright = component({
  ...type.small,
  zIndex: vars.layer.raised,
  marginBlockStart: vars.space.s,
  color: vars.here.soft,
  selectors: { [`${spans.wide} > &`]: { '@media': { [media.ipad]: { gridColumn: '1 / -1' } } } },
});

// A stage fills the remaining space; its picture never affects the size of the panel.
export const stage = component({
  position: 'relative',
  flex: '1 1 14rem',
  marginBlockStart: vars.space.m,
  alignSelf: 'stretch',
});

export const image = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  transition: `scale ${vars.time.long} ${vars.ease}`,
  selectors: { [`${tile}:hover &`]: { '@media': { [media.moving]: { scale: '1.035' } } } },
});
