import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const failure = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  color: vars.here.danger,
  fontWeight: vars.weight.note,
});
