import { screen, vars } from '@kinemorph/ui/theme';

/**
 * A placeholder for the header: a section bar sticks below the header, and would cover the top of a screen without one.
 */
export const belowHeader = screen({ paddingBlockStart: `calc(${vars.size.header} + ${vars.stroke.seam})` });
