import { globalRule, screen, type, vars } from '@kinemorph/ui/theme';

/** What a group of machines is about, above its cards. */
export const about = screen({
  ...type.lead,
  maxInlineSize: '44rem',
  marginBlockEnd: vars.space.wide,
  color: vars.here.soft,
});

/** The prize stays behind the seam, which fills its half of the ticket. */
export const ticket = screen({});
globalRule('screens', `${ticket} img`, { padding: 0, objectFit: 'cover' });
