import { applyTheme, carrying } from '../../theme/theme.css.ts';
import { brand } from './brand.ts';

// Also what a page looks like that names no theme; weak there, so that a named one wins wherever it stands.
applyTheme(brand, `:where(:root), ${carrying(brand)}`);
