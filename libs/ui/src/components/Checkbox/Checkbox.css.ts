import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const row = component({ display: 'flex', alignItems: 'flex-start', gap: '.75rem' });
export const box = component({ flex: 'none', inlineSize: '1.5rem', blockSize: '1.5rem', accentColor: vars.action.ground });
export const label = component({ ...type.small, paddingBlock: '.125rem', color: vars.here.soft });
