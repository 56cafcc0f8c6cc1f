import { media, screen, vars } from '@kinemorph/ui/theme';

/** Those to ask, and what to have at hand, side by side where there is room. */
export const ways = screen({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.far,
  '@media': { [media.window]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.apart } },
});
export const people = screen({ display: 'grid', gap: vars.space.wide });
