import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const field = component({ display: 'grid', gap: '.375rem' });
export const label = component({ ...type.small, fontWeight: 600 });
export const input = component({
  inlineSize: '100%',
  minBlockSize: '3rem',
  paddingInline: '1rem',
  border: `1px solid ${vars.here.soft}`,
  borderRadius: 0,
  backgroundColor: vars.here.raised,
  color: vars.here.text,
  '::placeholder': { color: vars.here.soft, opacity: 1 },
  selectors: { '&[aria-invalid]': { borderColor: vars.here.danger, boxShadow: `inset 0 -2px ${vars.here.danger}` } },
});
export const hint = component({ ...type.small, color: vars.here.soft });
export const error = component({ ...type.small, display: 'flex', alignItems: 'center', gap: '.5rem', color: vars.here.danger, fontWeight: 550 });
