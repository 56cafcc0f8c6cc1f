import { applyTheme } from '../../theme/theme.css.ts';
import { blackFriday } from './black-friday.ts';

applyTheme(blackFriday);
