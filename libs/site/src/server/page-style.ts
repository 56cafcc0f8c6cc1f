import { createHash } from 'node:crypto';
import type { StyleNode, StyleRules } from './style-rules.ts';

/** The style of one page. */
export interface PageStyle {
  readonly css: string;
  /** What the content security policy lets it stand by, such as `'sha256-…'`. */
  readonly source: string;
}

/**
 * Picks the rules that a page's markup can use from its style sheets, in their order. The page is dressed by them alone until a script
 * changes its markup; the whole sheets, twice as large on a product's page, are loaded before that.
 * Returns undefined where the page has no sheets, as from source, or where the build wrote no rules of one.
 */
export function pageStyle(rules: StyleRules, sheets: readonly string[], markup: string): PageStyle | undefined {
  const wanted = sheets.map((sheet) => rules[sheet]);
  if (wanted.length === 0 || !wanted.every((nodes) => nodes !== undefined)) return undefined;
  const present = namesIn(markup);
  const picked = wanted.map((nodes) => pick(nodes, present)).join('');
  const css = withKeyframes(picked, wanted.flatMap(keyframesOf));
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}

/** Returns the classes of a markup, and its themes as `theme=name`. */
function namesIn(markup: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, list = ''] of markup.matchAll(/ class="([^"]*)"/g)) for (const name of list.split(' ')) names.add(name);
  for (const [, theme = ''] of markup.matchAll(/ data-theme="([^"]*)"/g)) names.add(`theme=${theme}`);
  return names;
}

function pick(nodes: readonly StyleNode[], present: ReadonlySet<string>): string {
  let css = '';
  for (const node of nodes) {
    if ('selectors' in node) {
      const selectors = node.selectors.filter(([, needs]) => needs.every((name) => present.has(name)));
      if (selectors.length > 0) css += `${selectors.map(([selector]) => selector).join(',')}{${node.body}}`;
    } else if ('within' in node) {
      const inner = pick(node.nodes, present);
      if (inner !== '') css += `${node.within}{${inner}}`;
    } else if (!('keyframes' in node)) css += node.text;
  }
  return css;
}

type Keyframes = Extract<StyleNode, { keyframes: string }>;

function keyframesOf(nodes: readonly StyleNode[]): Keyframes[] {
  return nodes.flatMap((node) => ('keyframes' in node ? [node] : 'within' in node ? keyframesOf(node.nodes) : []));
}

/** Adds the animations that the rules name; where they stand does not matter. */
function withKeyframes(css: string, keyframes: readonly Keyframes[]): string {
  return (
    css +
    keyframes
      .filter(({ keyframes: name }) => css.includes(name))
      .map(({ text }) => text)
      .join('')
  );
}
