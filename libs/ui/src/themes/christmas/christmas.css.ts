import { applyTheme } from '../../theme/theme.css.ts';
import { christmas } from './christmas.ts';

applyTheme(christmas);
