import { media, screen, vars } from '@kinemorph/ui/theme';

/** The contacts, and the list of things to have ready, side by side if there is enough space. */
export const ways = screen({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.xl,
  '@media': { [media.window]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', columnGap: vars.space.xxl } },
});
