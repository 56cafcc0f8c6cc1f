import { component } from '../../theme/layers.css.ts';

export const image = component({ blockSize: 'auto' });
