import { findConstants } from './constants.ts';
import type { StyleDeclaration, StyleNode, StyleRules } from './style-rules.ts';

/** The style of one page. */
export interface PageStyle {
  readonly css: string;
  /** The source by which the content security policy allows it, such as `'sha256-…'`. */
  readonly source: string;
}

/** The number of styles that are kept in memory. Each takes some 35 kB. */
const remembered = 40;

/**
 * Picks the rules that a page's markup can use from its style sheets, in their order. The page has only these until a
 * pointer moves or a script changes its markup; the whole sheets, twice as large on a product's page, are loaded at the
 * first sign of a person. Returns undefined if the page has no sheets, as from source, or if the build has no rules of
 * one.
 */
export type PickStyle = (sheets: readonly string[], markup: string) => Promise<PageStyle | undefined>;

/**
 * Creates the function that picks the styles of a build's pages. Picking takes a fifth of a render, so the result is
 * kept for pages with the same class names. A page has the same class names at most instants.
 */
export function createStylePicker(rules: StyleRules): PickStyle {
  const styles = new Map<string, Promise<PageStyle | undefined>>();
  const ranges = characterRanges(rules);
  return (sheets, markup) => {
    const names = namesIn(markup, ranges);
    const key = [...sheets, ...[...names].sort()].join(' ');
    const style = styles.get(key) ?? styleOf(cssOf(rules, sheets, names));
    // Moves it to the end: the least recently used style is removed first.
    styles.delete(key);
    styles.set(key, style);
    if (styles.size > remembered) styles.delete(styles.keys().next().value ?? '');
    return style;
  };
}

async function styleOf(css: string | undefined): Promise<PageStyle | undefined> {
  return css === undefined ? undefined : { css, source: `'sha256-${await sha256(css)}'` };
}

/** Returns the rules as CSS. */
export function pageCss(rules: StyleRules, sheets: readonly string[], markup: string): string | undefined {
  return cssOf(rules, sheets, namesIn(markup, characterRanges(rules)));
}

function cssOf(rules: StyleRules, sheets: readonly string[], present: ReadonlySet<string>): string | undefined {
  const wanted = sheets.map((sheet) => rules[sheet]);
  if (wanted.length === 0 || !wanted.every((nodes) => nodes !== undefined)) return undefined;
  const needed = wanted.flatMap((nodes) => pick(nodes, present));
  // A page without themes reads most colours as constants.
  const inline = findConstants(needed);
  const picked = inline(needed);
  const named = write(picked, () => true);
  const animations = wanted.flatMap(keyframesOf).filter(({ keyframes: name }) => named.includes(name));
  const keyframes = keyframesOf(inline(animations));
  const read = propertiesRead([...declarationsOf(picked), ...keyframes]);
  return write(picked, ({ sets }) => sets === undefined || read.has(sets)) + keyframes.map(({ text }) => text).join('');
}

/** Returns the hash of a text in Base64. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** Returns what matches the characters of each font, by the text that names them. */
function characterRanges(rules: StyleRules): ReadonlyMap<string, RegExp> {
  const needed = Object.values(rules).flatMap(charactersIn);
  return new Map(needed.map((characters) => [characters, new RegExp(`[${characters}]`, 'u')]));
}

function charactersIn(nodes: readonly StyleNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if ('within' in node) return charactersIn(node.nodes);
    return 'characters' in node ? [node.characters] : [];
  });
}

/**
 * Returns the classes in a markup, its themes, languages, directions and types of fields as `theme=name`, `lang=name`,
 * `dir=name` and `type=name`, and the ranges of characters that it has any of.
 */
function namesIn(markup: string, ranges: ReadonlyMap<string, RegExp>): ReadonlySet<string> {
  // Most lists of classes occur many times in a page: each is read once.
  const names = new Set([...valuesIn(markup, 'class')].flatMap((list) => list.split(' ')));
  for (const theme of valuesIn(markup, 'data-theme')) names.add(`theme=${theme}`);
  for (const language of valuesIn(markup, 'lang')) names.add(`lang=${/^\w*/.exec(language)?.[0]}`);
  for (const attribute of ['dir', 'type'])
    for (const value of valuesIn(markup, attribute)) names.add(`${attribute}=${value}`);
  for (const [characters, range] of ranges) if (range.test(markup)) names.add(characters);
  return names;
}

/**
 * Returns the different values of an attribute. A search for its name takes a tenth of the time of a regular expression
 * over all.
 */
function valuesIn(markup: string, attribute: string): ReadonlySet<string> {
  const values = new Set<string>();
  const opening = ` ${attribute}="`;
  for (let at = markup.indexOf(opening); at >= 0; at = markup.indexOf(opening, at)) {
    at += opening.length;
    values.add(markup.slice(at, markup.indexOf('"', at)));
  }
  return values;
}

/** Returns the nodes that a page can use, with the selectors of each rule that it can use. */
function pick(nodes: readonly StyleNode[], present: ReadonlySet<string>): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if ('selectors' in node) {
      const selectors = node.selectors.filter(([, needs]) => needs.every((name) => present.has(name)));
      return selectors.length > 0 ? [{ ...node, selectors }] : [];
    }
    if ('within' in node) return [{ ...node, nodes: pick(node.nodes, present) }];
    if ('keyframes' in node) return [];
    return node.characters === undefined || present.has(node.characters) ? [node] : [];
  });
}

/** Returns the nodes as CSS, with the wanted declarations only; a rule or a condition without any is left out. */
function write(nodes: readonly StyleNode[], isWanted: (declaration: StyleDeclaration) => boolean): string {
  let css = '';
  for (const node of nodes) {
    if ('selectors' in node) {
      const body = node.body.filter(isWanted).map(({ text }) => text);
      if (body.length > 0) css += `${node.selectors.map(([selector]) => selector).join(',')}{${body.join(';')}}`;
    } else if ('within' in node) {
      const inner = write(node.nodes, isWanted);
      if (inner !== '') css += `${node.within}{${inner}}`;
    } else css += node.text;
  }
  return css;
}

function declarationsOf(nodes: readonly StyleNode[]): readonly StyleDeclaration[] {
  return nodes.flatMap((node) =>
    'selectors' in node ? node.body : 'within' in node ? declarationsOf(node.nodes) : [],
  );
}

/** Returns the custom properties that the declarations read, directly or through others. */
function propertiesRead(declarations: readonly Omit<StyleDeclaration, 'text'>[]): ReadonlySet<string> {
  const readBy = new Map<string, string[]>();
  const pending: string[] = [];
  for (const { sets, reads } of declarations) {
    if (sets === undefined) pending.push(...reads);
    else readBy.set(sets, [...(readBy.get(sets) ?? []), ...reads]);
  }
  const read = new Set<string>();
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (read.has(name)) continue;
    read.add(name);
    pending.push(...(readBy.get(name) ?? []));
  }
  return read;
}

type Keyframes = Extract<StyleNode, { keyframes: string }>;

function keyframesOf(nodes: readonly StyleNode[]): Keyframes[] {
  return nodes.flatMap((node) => ('keyframes' in node ? [node] : 'within' in node ? keyframesOf(node.nodes) : []));
}
