import { assignVars } from '@vanilla-extract/css';
import '../theme/base.css.ts';
import { globalRule } from '../theme/layers.css.ts';
import { tokens } from '../theme/tokens.ts';
import { vars } from '../theme/vars.css.ts';
import { brand } from './brand.ts';

globalRule('tokens', ':root', {
  colorScheme: 'light',
  vars: {
    ...assignVars(vars, { ...brand, here: brand.paper, font: { text: tokens.font.latin }, leading: tokens.leading }),
  },
});
