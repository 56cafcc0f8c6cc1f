import { screen, vars } from '@kinemorph/ui/theme';

/** The header's place: a section bar sticks below the header, and would lie over the top of a screen that stands alone. */
export const belowHeader = screen({ paddingBlockStart: `calc(${vars.size.header} + ${vars.stroke.seam})` });
