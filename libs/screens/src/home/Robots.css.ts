import { media, screen, type, vars } from '@kinemorph/ui/theme';

// The last of a panel's words: what it costs, and where it is sold.
export const order = screen({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.normal,
  inlineSize: '100%',
  marginBlockStart: vars.space.close,
});
export const rights = screen({ ...type.small, color: vars.here.soft });

// The figures, and beside them what can be said.
export const facts = screen({
  display: 'grid',
  gap: vars.space.apart,
  '@media': {
    [media.window]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space.band,
      alignItems: 'center',
    },
  },
});
// Two by two, wherever they stand.
export const figures = screen({ selectors: { '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
export const voice = screen({ display: 'grid', gap: vars.space.normal });
export const title = screen(type.heading);
export const note = screen({ ...type.small, color: vars.here.soft });
