import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const badge = component({
  ...type.label,
  ...cut('.375rem'),
  display: 'inline-block',
  paddingBlock: '.3125rem',
  paddingInline: '.625rem',
  border: '1px solid transparent',
});

export const tones = variants({
  signal: { backgroundColor: vars.action.ground, color: vars.action.text },
  light: { backgroundColor: vars.light.ground, color: vars.light.text },
  neutral: { borderColor: 'currentColor', color: vars.here.text },
});
