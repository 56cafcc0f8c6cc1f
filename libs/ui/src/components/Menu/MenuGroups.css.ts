import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const groupTitle = component({ ...type.label, marginBlock: vars.space.s, color: vars.here.soft });
