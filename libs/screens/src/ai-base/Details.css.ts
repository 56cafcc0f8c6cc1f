import { media, screen, type, vars } from '@kinemorph/ui/theme';

export const details = screen({
  display: 'grid',
  gap: `${vars.space.apart} ${vars.space.far}`,
  '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// The second hangs lower, so that the eye walks.
export const detail = screen({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.close,
  selectors: {
    '&:nth-child(even)': {
      '@media': { [media.ipad]: { marginBlockStart: 'clamp(3rem, 9vw, 9rem)' }, print: { marginBlockStart: 0 } },
    },
  },
});

export const image = screen({
  inlineSize: '100%',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  marginBlockEnd: vars.space.near,
});
export const title = screen(type.heading);
export const text = screen({ maxInlineSize: '26rem', color: vars.here.soft });
