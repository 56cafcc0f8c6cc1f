import { component, variants } from '../../theme/layers.css.ts';

export const cluster = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center' });
export const aligns = variants({ start: { alignItems: 'flex-start' }, baseline: { alignItems: 'baseline' } });
export const unbroken = component({ flexWrap: 'nowrap' });
export const between = component({ justifyContent: 'space-between' });
