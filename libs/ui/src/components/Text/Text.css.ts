import { variants } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const sizes = variants({ lead: type.lead, body: type.body, small: type.small, label: type.label });
export const tones = variants({
  soft: { color: vars.here.soft },
  accent: { color: vars.here.accent },
  danger: { color: vars.here.danger },
  success: { color: vars.here.success },
});
