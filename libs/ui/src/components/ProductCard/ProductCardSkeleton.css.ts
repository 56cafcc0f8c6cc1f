import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const button = component({ flex: '1 1 8rem', minBlockSize: vars.size.control, backgroundColor: vars.here.line });
