import { columnEdge, grounds, media, screen, vars } from '@kinemorph/ui/theme';

export const shapes = screen({
  position: 'relative',
  display: 'grid',
  // The seam between the two shapes.
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space.gutter,
    insetBlockStart: 'calc(50% - 1px)',
    blockSize: '2px',
    backgroundColor: vars.action.ground,
  },
  '@media': {
    [media.ipad]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '::after': {
        insetInline: 'calc(50% - 1px) auto',
        insetBlock: vars.space.band,
        inlineSize: '2px',
        blockSize: 'auto',
      },
    },
  },
});

export const shape = screen({
  display: 'grid',
  alignContent: 'end',
  gap: vars.space.m,
  padding: `${vars.space.xxl} ${vars.space.gutter}`,
  backgroundImage: `radial-gradient(60% 50% at 50% 42%, ${vars.here.glow}, transparent)`,
  '@media': { [media.ipad]: { padding: vars.space.xxl }, [media.window]: { padding: 'clamp(3rem, 5vw, 7rem)' } },
  selectors: {
    '&:first-child': { '@media': { [media.ipad]: { paddingInlineStart: columnEdge('200%') } } },
    '&:last-child': { '@media': { [media.ipad]: { paddingInlineEnd: columnEdge('200%') } } },
  },
});

export const lights = { night: grounds.ink, day: grounds.paper };
// Low enough that the title fits on the screen when an address leads to it.
export const stage = screen({ position: 'relative', blockSize: 'max(20rem, min(44vw, 46rem, 54svh))' });
export const image = screen({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});
export const text = screen({ maxInlineSize: '30rem' });
