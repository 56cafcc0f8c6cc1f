import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const marks = component({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.m}`,
});
export const mark = component({
  ...type.small,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.375rem',
  color: vars.here.soft,
  fontWeight: vars.weight.strong,
});
