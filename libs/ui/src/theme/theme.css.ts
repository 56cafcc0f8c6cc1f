import './base.css.ts';
import './print.css.ts';
import { globalRule } from './layers.css.ts';
import { changedTokens, declarations, type Theme } from './theme.ts';

/** Where a theme applies: on whatever names it. */
export function carrying({ name }: Theme): string {
  return `[data-theme='${name}']`;
}

/** Writes the rules of a theme. */
export function applyTheme(theme: Theme, selector = carrying(theme)): void {
  const changed = changedTokens(theme);
  // A theme inside this one starts afresh.
  if (changed.length > 0)
    globalRule('tokens', ':where([data-theme])', {
      vars: Object.fromEntries(changed.map((name) => [name, 'initial'])),
    });
  globalRule('tokens', selector, { vars: declarations(theme) });
}
