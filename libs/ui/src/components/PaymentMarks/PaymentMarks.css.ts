import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { vars } from '../../theme/vars.css.ts';

export const marks = component({ display: 'inline-flex', flexWrap: 'wrap', gap: '.375rem' });

export const mark = component({
  ...cut(vars.cut.small),
  display: 'inline-block',
  inlineSize: 'auto',
  blockSize: '1.5rem',
  paddingInline: '.4375rem',
  border: `1px solid ${vars.here.line}`,
  color: vars.here.soft,
});
