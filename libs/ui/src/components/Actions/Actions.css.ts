import { component } from '../../theme/layers.css.ts';

export const actions = component({ display: 'flex', flexWrap: 'wrap', justifyContent: 'inherit', gap: '.75rem 1rem' });
