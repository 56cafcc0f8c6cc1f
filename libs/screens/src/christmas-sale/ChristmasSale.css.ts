import { screen, vars } from '@kinemorph/ui/theme';

/** The audience of a group of robots, above its cards. */
export const about = screen({ maxInlineSize: '44rem', marginBlockEnd: vars.space.l });

/** A line that visitors must not miss. */
export const urgent = screen({ fontWeight: vars.weight.heading });
