import { media, screen, vars } from '@kinemorph/ui/theme';

// The end of a panel's text: the price and the link to the store.
export const order = screen({ inlineSize: '100%', marginBlockStart: vars.space.xs });

// The figures, with the voice commands beside them.
export const facts = screen({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [media.window]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      columnGap: vars.space.band,
      alignItems: 'center',
    },
  },
});
// Always in two columns, whatever the width.
export const figures = screen({ selectors: { '&&': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } } });
