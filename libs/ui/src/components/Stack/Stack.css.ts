import { component, variants } from '../../theme/layers.css.ts';

export const stack = component({ display: 'grid', alignContent: 'start' });
export const aligns = variants({ start: { justifyItems: 'start' }, center: { justifyItems: 'center' } });
