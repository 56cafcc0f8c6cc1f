import { component, variants } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const tag = component({
  ...type.label,
  fontSize: '.6875rem',
  paddingBlock: '.1875rem',
  paddingInline: '.4375rem',
});

export const colors = variants({
  red: { backgroundColor: vars.sale.ground, color: vars.sale.text },
  cyan: { backgroundColor: vars.light.ground, color: vars.light.text },
  orange: { backgroundColor: vars.action.ground, color: vars.action.text },
});
