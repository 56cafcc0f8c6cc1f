import { globalRule, screen, vars } from '@kinemorph/ui/theme';

/** Six orders are two rows of three. */
export const orders = screen({ maxInlineSize: '64rem' });
/**
 * Portraits are cropped to a row of details: the chest is at the end of the first, the fans are near the start of the
 * last.
 */
export const closeUps = screen({});
globalRule('screens', `.${closeUps} > :first-child img`, { objectPosition: '50% 100%' });
globalRule('screens', `.${closeUps} > :last-child img`, { objectPosition: '50% 8%' });

/** A distance to the figures or the list above. */
export const below = screen({ marginBlockStart: vars.space.xxl });
export const links = screen({ marginBlockStart: vars.space.xl });
