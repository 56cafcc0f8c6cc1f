import { media, screen, type, vars } from '@kinemorph/ui/theme';

export const groups = screen({ display: 'grid', gap: vars.space.wide });
export const ways = screen({ display: 'grid', gap: vars.space.near });
export const title = screen({ ...type.label, color: vars.here.soft });
export const list = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.close });
/** Where there are no keys, there is no key to turn off. */
export const setting = screen({
  display: 'none',
  marginBlockStart: vars.space.wide,
  '@media': { [media.hover]: { display: 'block' } },
});
