import { screen, vars } from '@kinemorph/ui/theme';

/** Stands apart from the figures above it. */
export const below = screen({ marginBlockStart: vars.space.apart });
