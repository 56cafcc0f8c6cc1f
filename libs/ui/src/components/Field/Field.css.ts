import { component, globalRule } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { inputStyle } from './input-style.ts';

export const field = component({ display: 'grid', gap: '.375rem' });
export const label = component({ ...type.small, fontWeight: vars.weight.firm });
export const input = component({
  ...inputStyle,
  '::placeholder': { color: vars.field.hint, opacity: 1 },
  selectors: {
    '&:disabled': { opacity: 0.6 },
    '&[aria-invalid=true]': { borderColor: vars.here.danger, boxShadow: `inset 0 -2px ${vars.here.danger}` },
  },
});

// The end element is on top of the input, whose text stops before it.
export const line = component({ position: 'relative', display: 'grid' });
export const end = component({ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, display: 'grid' });
globalRule('components', `.${line}:has(> .${end}) > input`, { paddingInlineEnd: vars.size.control });

export const hint = component({ ...type.small, color: vars.field.hint });
export const error = component({
  ...type.small,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.here.danger,
  fontWeight: vars.weight.note,
});
