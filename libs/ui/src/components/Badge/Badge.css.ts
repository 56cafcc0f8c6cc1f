import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const badge = component({
  ...type.label,
  ...cut(vars.badge.cut),
  display: 'inline-block',
  paddingBlock: '.3125rem',
  paddingInline: '.625rem',
  border: `${vars.stroke.seam} solid transparent`,
});

export const tones = variants({
  signal: { backgroundColor: vars.badge.signal.ground, color: vars.badge.signal.text },
  light: { backgroundColor: vars.badge.light.ground, color: vars.badge.light.text },
  sale: { backgroundColor: vars.badge.sale.ground, color: vars.badge.sale.text },
  neutral: { borderColor: 'currentColor', color: vars.here.text },
});
