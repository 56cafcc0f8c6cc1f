import { screen, vars } from '@kinemorph/ui/theme';

/** Stands apart from the specs above it. */
export const commands = screen({ marginBlockStart: vars.space.apart });
