import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const section = component({ paddingBlock: vars.space.band });
export const inner = component(column);
export const head = component({
  display: 'grid',
  gap: vars.space.m,
  marginBlockEnd: 'clamp(2rem, 4vw, 4rem)',
  maxInlineSize: '52rem',
});
export const heading = component({ ...type.title, whiteSpace: 'pre-line' });
export const intro = component(type.lead);
