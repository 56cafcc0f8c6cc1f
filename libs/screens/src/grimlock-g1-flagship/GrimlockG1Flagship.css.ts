import { screen, vars } from '@kinemorph/ui/theme';

/** A distance to the figures above. */
export const below = screen({ marginBlockStart: vars.space.xxl });
