import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const form = component({ display: 'grid', gap: '1rem', inlineSize: '100%', maxInlineSize: '36rem' });

// Input and button are two panels on one seam.
export const row = component({
  display: 'grid',
  gap: '.75rem',
  '@media': { [media.ipad]: { gridTemplateColumns: '1fr auto', gap: 0 } },
});

export const input = component({
  minInlineSize: 0,
  minBlockSize: '3.25rem',
  paddingInline: '1.25rem',
  border: `1px solid ${vars.here.soft}`,
  borderRadius: 0,
  backgroundColor: vars.here.raised,
  color: vars.here.text,
  '::placeholder': { color: vars.here.soft, opacity: 1 },
  selectors: { '&[aria-invalid]': { borderColor: vars.here.danger, boxShadow: `inset 0 -2px ${vars.here.danger}` } },
});

export const done = component({ ...type.lead, display: 'flex', alignItems: 'center', gap: '.75rem', color: vars.here.success, fontWeight: 600 });
