import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';

export const section = component({ paddingBlock: 'clamp(3.5rem, 7vw, 8rem)' });
export const inner = component(column);
export const head = component({ display: 'grid', gap: '1rem', marginBlockEnd: 'clamp(2rem, 4vw, 4rem)', maxInlineSize: '52rem' });
export const heading = component({ ...type.title, whiteSpace: 'pre-line' });
export const intro = component(type.lead);
