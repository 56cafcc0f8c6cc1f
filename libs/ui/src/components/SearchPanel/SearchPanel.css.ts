import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { inputStyle } from '../Field/input-style.ts';

export const form = component({
  display: 'grid',
  gap: `.375rem ${vars.space.s}`,
  '@media': { [media.ipad]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
// In a dialog, results appear while typing, and a phone's keyboard has a key to submit.
export const submit = component({
  '@media': { [media.mobile]: { selectors: { '[role=dialog] &': { display: 'none' } } } },
});
export const label = component({ ...type.small, gridColumn: '1 / -1', fontWeight: vars.weight.firm });

// The magnifier icon is on top of the field, whose text starts after it.
export const field = component({ position: 'relative', display: 'grid' });
export const glass = component({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  color: vars.field.hint,
  pointerEvents: 'none',
});
export const input = component({ ...inputStyle, paddingInlineStart: vars.size.control });

// In a dialog, which is centred, the field keeps its position while the list gets shorter.
export const panel = component({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  selectors: { '[role=dialog] &': { minBlockSize: 'min(32rem, 56svh)' } },
});
// Hidden on devices that probably have no keyboard, and without results; it still describes the field.
export const hint = component({
  ...type.small,
  display: 'none',
  color: vars.here.soft,
  '@media': { [media.hover]: { display: 'block' }, [media.noScript]: { display: 'none' } },
});
export const idle = component({ selectors: { [`${hint}&`]: { display: 'none' } } });
export const status = component({
  ...type.small,
  minBlockSize: '1.5em',
  marginBlockStart: vars.space.xs,
  fontWeight: vars.weight.firm,
});

export const list = component({ display: 'grid', gap: vars.space.l, marginBlockStart: vars.space.xs });
export const groupTitle = component({ ...type.label, marginBlockEnd: vars.space.xs, color: vars.here.soft });
export const results = component({ borderBlockStart: `${vars.stroke.seam} solid ${vars.here.line}` });

export const result = component({
  display: 'grid',
  gap: vars.space.xxs,
  alignContent: 'center',
  minBlockSize: vars.size.touch,
  padding: vars.space.s,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.here.raised },
});
export const title = component({ fontWeight: vars.weight.firm });
export const text = component({ ...type.small, color: vars.here.soft });

// The result that Enter opens.
globalRule('components', `.${panel}:has(input:focus) .${list}[data-first] > :first-child li:first-child > .${result}`, {
  backgroundColor: vars.here.raised,
  boxShadow: `inset 3px 0 ${vars.here.accent}`,
});
globalRule('components', `.${result} mark`, {
  backgroundColor: 'transparent',
  color: 'inherit',
  fontWeight: vars.weight.heading,
  textDecoration: `underline 2px ${vars.here.accent}`,
  textUnderlineOffset: '.2em',
});
