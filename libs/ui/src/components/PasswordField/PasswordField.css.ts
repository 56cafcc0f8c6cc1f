import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const toggle = component({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  color: vars.here.soft,
  transition: `color ${vars.time.short} ${vars.ease}`,
  ':hover': { color: vars.here.text },
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` } },
  // The button needs a script.
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
});
