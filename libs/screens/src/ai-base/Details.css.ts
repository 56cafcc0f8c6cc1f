import { media, screen, vars } from '@kinemorph/ui/theme';

// The second picture is lower than the first, to lead the eye.
export const detail = screen({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
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
  marginBlockEnd: vars.space.s,
});
export const text = screen({ maxInlineSize: '26rem' });
