import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const content = component({
  display: 'grid',
  gap: vars.space.s,
  maxInlineSize: '60rem',
  paddingBlockStart: vars.space.m,
  color: vars.here.soft,
});
export const ordered = component({ counterReset: 'term' });
export const term = component({
  display: 'grid',
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  counterIncrement: 'term',
  '::before': {
    content: 'counter(term) "."',
    fontVariantNumeric: 'tabular-nums',
    color: vars.here.text,
    fontWeight: vars.weight.firm,
  },
});
