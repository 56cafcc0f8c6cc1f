import { column, grounds, media, screen, type, vars } from '@kinemorph/ui/theme';

export const moment = screen({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  overflow: 'clip',
  '@media': {
    [media.ipad]: { minBlockSize: '34rem', alignItems: 'end' },
    [media.window]: { minBlockSize: 'clamp(38rem, 54vw, 68rem)' },
    print: { minBlockSize: 0, breakInside: 'avoid' },
  },
});

/** The ground around a picture has the light of the picture. */
export const lights = { night: grounds.ink, day: grounds.paper };
export const sides = { start: screen({}), end: screen({}) };

// The picture's edge fades into the ground, so that only the machine remains.
export const scene = screen({
  position: 'relative',
  zIndex: -1,
  blockSize: 'min(104vw, 34rem)',
  maskImage: 'linear-gradient(black 62%, transparent 96%)',
  '@media': {
    [media.ipad]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      inlineSize: '68%',
      blockSize: 'auto',
      maskImage: 'linear-gradient(to right, transparent, black 40%)',
    },
    print: { maskImage: 'none' },
  },
  selectors: {
    // The picture fades towards the words.
    [`${sides.start} > &`]: {
      '@media': {
        [media.ipad]: {
          insetInline: '0 auto',
          inlineSize: '58%',
          maskImage: 'linear-gradient(to left, transparent, black 16%)',
        },
      },
    },
    // In daylight no edge fades, and the whole machine is visible.
    [`${lights.day} > &`]: {
      maskImage: 'none',
      '@media': { [media.mobile]: { blockSize: '75vw' }, [media.ipad]: { inlineSize: '62%' } },
    },
  },
});

export const words = screen({
  ...column,
  display: 'grid',
  gap: `${vars.space.l} 0`,
  justifyItems: 'start',
  marginBlockStart: '-2rem',
  paddingBlockEnd: vars.space.band,
  '@media': { [media.ipad]: { marginBlockStart: 0, paddingBlock: vars.space.band } },
  selectors: {
    [`${sides.start} > &`]: { '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 57fr) minmax(0, 43fr)' } } },
    [`${lights.day} > &`]: { marginBlockStart: 0 },
  },
});

const beside = {
  [`${sides.start} > ${words} > &`]: { '@media': { [media.ipad]: { gridColumn: '2' } } },
};

export const line = screen({
  ...type.giant,
  fontSize: 'clamp(2.5rem, .5rem + 5vw, 8rem)',
  whiteSpace: 'pre-line',
  selectors: {
    ...beside,
    // In daylight the picture has an edge, which the words must not cross.
    [`${lights.day} > ${words} > &`]: {
      '@media': { [media.ipad]: { fontSize: 'clamp(2.25rem, .5rem + 3.6vw, 6rem)' } },
    },
  },
});
export const below = screen({ selectors: beside });
export const text = screen({
  maxInlineSize: '26rem',
  '@media': { [media.ipad]: { maxInlineSize: 'min(26rem, 34vw)' } },
});
