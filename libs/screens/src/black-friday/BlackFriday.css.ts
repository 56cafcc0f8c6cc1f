import { globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

/** What a group of machines is about, above its cards. */
export const about = screen({ ...type.lead, maxInlineSize: '44rem', marginBlockEnd: vars.space.wide, color: vars.here.soft });

/** Under the stages, in the middle where those stand beside each other. */
export const remaining = screen({
  display: 'grid',
  justifyItems: 'start',
  marginBlockStart: vars.space.apart,
  '@media': { [media.ipad]: { justifyItems: 'center', paddingBlockStart: vars.space.apart, borderBlockStart: `1px solid ${vars.here.line}` } },
});

export const links = screen({ marginBlockEnd: vars.space.wide });

/** The prize stays behind the seam, which fills its half of the ticket. */
export const ticket = screen({});
globalRule('screens', `${ticket} img`, { padding: 0, objectFit: 'cover' });
