import { globalRule, media, screen, type, vars } from '@kinemorph/ui/theme';

export const groups = screen({ display: 'grid', gap: vars.space.l });
export const ways = screen({ display: 'grid', gap: vars.space.s });
export const title = screen({ ...type.label, color: vars.here.soft });
export const list = screen({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
// A name of two lines starts where the others do, and its arrow is beside it.
globalRule('screens', `.${list} > li > *`, { textAlign: 'start', textWrap: 'wrap' });
/** Hidden without hover: such a device has no keyboard, so there is no key to turn off. */
export const setting = screen({
  display: 'none',
  marginBlockStart: vars.space.l,
  '@media': { [media.hover]: { display: 'block' } },
});
