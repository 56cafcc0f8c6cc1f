import { screen, vars } from '@kinemorph/ui/theme';

export const link = screen({ marginBlockStart: vars.space.xl });
