import { applyTheme } from '../../theme/theme.css.ts';
import { carrying } from '../../theme/theme.ts';
import { brand } from './brand.ts';

// Also the default of pages without a theme, with low specificity, so that a named theme always overrides it.
applyTheme(brand, `:where(:root), ${carrying(brand)}`);
