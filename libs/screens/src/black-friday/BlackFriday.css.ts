import { globalRule, screen, vars } from '@kinemorph/ui/theme';

/** The introduction to a group of machines, above its cards. */
export const about = screen({ maxInlineSize: '44rem', marginBlockEnd: vars.space.l });

/** The prize fills its half of the ticket, up to the seam. */
export const ticket = screen({});
globalRule('screens', `${ticket} img`, { padding: 0, objectFit: 'cover' });
