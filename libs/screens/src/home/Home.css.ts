import { screen, vars } from '@kinemorph/ui/theme';

/** Leads from the line-up to the list of all products. */
export const toAll = screen({ marginBlockStart: vars.space.far });
