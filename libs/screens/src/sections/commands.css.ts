import { screen, vars } from '@kinemorph/ui/theme';

/** A distance to the specs above. */
export const commands = screen({ marginBlockStart: vars.space.xxl });
