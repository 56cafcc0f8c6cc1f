import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const price = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '.25rem .75rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const current = component({ ...type.heading, color: vars.price.now, whiteSpace: 'nowrap' });
export const lowered = component({ selectors: { [`&${current}`]: { color: vars.price.lowered } } });
export const pending = component({ selectors: { [`&${current}`]: { color: vars.here.soft, letterSpacing: '.04em' } } });
export const was = component({ color: vars.price.was, textDecorationThickness: '1.5px' });
export const saving = component({
  ...type.small,
  ...cut(vars.cut.small),
  paddingInline: vars.space.xs,
  border: '1px solid currentColor',
  color: vars.here.deal,
  fontWeight: vars.weight.strong,
  hyphens: 'none',
});
export const note = component({ ...type.small, flexBasis: '100%', color: vars.here.soft });
export const payable = component({ flexBasis: '100%', marginBlockStart: vars.space.xxs });
