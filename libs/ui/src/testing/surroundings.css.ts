import { component } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.css.ts';

export const row = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.normal });
export const room = component({ padding: vars.space.wide });
