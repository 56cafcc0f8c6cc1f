import { screen, type, vars } from '@kinemorph/ui/theme';

/** Whom a group of robots is for, above its cards. */
export const about = screen({
  ...type.lead,
  maxInlineSize: '44rem',
  marginBlockEnd: vars.space.wide,
  color: vars.here.soft,
});

/** What a visitor must not miss. */
export const urgent = screen({ fontWeight: vars.weight.heading });
