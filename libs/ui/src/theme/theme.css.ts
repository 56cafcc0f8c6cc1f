import './base.css.ts';
import './print.css.ts';
import { globalRule } from './layers.css.ts';
import { carrying, type Theme, themeRules } from './theme.ts';

/** Writes the rules of a theme. */
export function applyTheme(theme: Theme, selector = carrying(theme)): void {
  for (const [carrier, vars] of themeRules(theme, selector)) globalRule('tokens', carrier, { vars });
}
