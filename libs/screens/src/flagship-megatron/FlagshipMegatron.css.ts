import { screen, vars } from '@kinemorph/ui/theme';

/** Six orders are two rows of three. */
export const orders = screen({ maxInlineSize: '64rem' });
export const doors = screen({ marginBlockStart: vars.space.far });
