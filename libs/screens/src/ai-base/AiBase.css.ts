import { screen, vars } from '@kinemorph/ui/theme';

export const door = screen({ marginBlockStart: vars.space.xl });
