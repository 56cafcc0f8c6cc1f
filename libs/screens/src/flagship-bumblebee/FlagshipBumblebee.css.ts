import { media, screen, vars } from '@kinemorph/ui/theme';

// Three groups of three phrases, side by side.
export const threeGroups = screen({ '@media': { [media.ipad]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } });

export const below = screen({ marginBlockStart: vars.space.xxl });
