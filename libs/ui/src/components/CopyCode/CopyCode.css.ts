import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Looks like a coupon with a dashed edge to cut along.
export const copyCode = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  inlineSize: '100%',
  padding: vars.space.m,
  border: `1px dashed ${vars.here.accent}`,
});

export const words = component({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 });
export const label = component({ ...type.small, color: vars.here.soft });
export const code = component({ ...type.heading, letterSpacing: '.06em', overflowWrap: 'anywhere', userSelect: 'all' });
