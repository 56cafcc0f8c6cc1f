import { globalRule, media, screen, vars } from '@kinemorph/ui/theme';

/** A distance to the figures above. */
export const below = screen({ marginBlockStart: vars.space.xxl });

// A phone crops the wide picture to the side with K1 Pro.
export const voice = screen({});
globalRule('screens', `.${voice} img`, { '@media': { [media.mobile]: { objectPosition: '84% 50%' } } });
