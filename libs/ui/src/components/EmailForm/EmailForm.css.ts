import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const whole = component({
  inlineSize: '100%',
  maxInlineSize: '36rem',
  '@media': { print: { display: 'none' } },
});
export const form = component({ display: 'grid', gap: vars.space.m });

// The input and the button share one seam.
export const row = component({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [media.ipad]: { gridTemplateColumns: '1fr auto', gap: 0 } },
});

export const done = component({
  ...type.lead,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  color: vars.here.success,
  fontWeight: vars.weight.firm,
});
