import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type AtRule, type ChildNode, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { findConstants, propertiesIn } from '../../src/server/render/style/constants.ts';
import {
  needsPerson,
  styleRulesFile,
  type StyleDeclaration,
  type StyleNode,
  type StyleRule,
} from '../../src/server/render/style/style-rules.ts';

/**
 * Writes the rules of every style sheet of the browser's build to a file, so that the server can pick the rules that a
 * page uses.
 */
export function styleRules(): Plugin {
  return {
    name: 'kinemorph:style-rules',
    apply: 'build',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async writeBundle({ dir }) {
      if (dir !== undefined) await writeStyleRules(dir);
    },
  };
}

/** Writes `{"/assets/<name>": rules}` for the style sheets in a build's folder. */
export async function writeStyleRules(dir: string): Promise<void> {
  const folder = join(dir, 'assets');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.css')).sort();
  const sheets = await Promise.all(
    names.map(async (name) => readStyleSheet(await readFile(join(folder, name), 'utf8'))),
  );
  const inline = findConstants(sheets.flat());
  const rules = sheets.map((sheet, index) => [`/assets/${names[index]}`, inline(sheet)] as const);
  await mkdir(join(dir, '.vite'), { recursive: true });
  await writeFile(join(dir, styleRulesFile), JSON.stringify(Object.fromEntries(rules)));
}

/** Parses a minified style sheet into rules. Throws if it can't be parsed. */
export function readStyleSheet(css: string): StyleNode[] {
  return readNodes(parse(css).nodes);
}

function readNodes(nodes: readonly ChildNode[]): StyleNode[] {
  return nodes.flatMap((node): StyleNode[] => {
    if (node.type === 'comment') return [];
    if (node.type === 'rule') return [readRule(node)];
    if (node.type === 'decl') return [{ text: `${node.toString()};` }];
    if (node.name.endsWith('keyframes'))
      return [{ keyframes: node.params, text: node.toString(), reads: propertiesIn(node.toString()) }];
    if (!node.nodes) return [{ text: `${node.toString()};` }];
    if (node.name === 'font-face') return [readFont(node)];
    // The start of a transition.
    if (node.name === 'starting-style') return [];
    if (node.nodes.every(({ type }) => type === 'decl')) return [{ text: node.toString() }];
    return [{ within: `@${node.name} ${node.params}`, nodes: readNodes(node.nodes) }];
  });
}

/** Reads a font; with a `unicode-range`, a page needs it only for characters of that range. */
function readFont(font: AtRule): StyleNode {
  const text = font.toString();
  const [, range] = /unicode-range:([^;}]+)/.exec(text) ?? [];
  if (range === undefined) return { text };
  const characters = range.replace(/\s*U\+([\dA-F]+)(?:-([\dA-F]+))?,?/gi, (_, from: string, to?: string) =>
    [from, to].flatMap((code) => (code === undefined ? [] : [`\\u{${code}}`])).join('-'),
  );
  return { text, characters };
}

/** Properties that show only what a person does: cursors, and how a change looks. */
const interactiveProperties = /^(?:cursor|transition(?:-.+)?)$/;

function readRule(rule: Rule): StyleRule {
  return {
    selectors: rule.selectors.map((selector) => [selector, needsOf(selector)]),
    body: rule.nodes.flatMap((node) =>
      node.type === 'comment' || (node.type === 'decl' && interactiveProperties.test(node.prop))
        ? []
        : [readDeclaration(node)],
    ),
  };
}

function readDeclaration(node: ChildNode): StyleDeclaration {
  const text = node.toString();
  const reads = propertiesIn(text);
  return node.type === 'decl' && node.prop.startsWith('--') ? { text, sets: node.prop, reads } : { text, reads };
}

/** Parts of selectors that match only what a person does. A search field shows its cross while it is used. */
const interactiveSelectors = /:hover|::-webkit-search-cancel-button/;

const shortNames: Readonly<Record<string, string>> = { 'data-theme': 'theme', 'lang|': 'lang' };

/**
 * Returns the classes, themes, languages, directions and types of fields that a page must have for a selector to match
 * anything, as `name`, `theme=name`, `lang=name`, `dir=name` and `type=name`, and `person` if it matches only what a
 * person does. Arguments of a function, such as `:not(…)` or `:is(…)`, are not required.
 */
export function needsOf(selector: string): string[] {
  let outside = selector.replace(/:lang\((\w+)\)/g, '[lang|=$1]');
  for (let last = ''; last !== outside;) {
    last = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  const classes = [...outside.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
  const attributes = [...outside.matchAll(/\[(data-theme|lang\||dir|type)="?([\w-]+)"?\]/g)].map(
    ([, attribute = '', value = '']) => `${shortNames[attribute] ?? attribute}=${value}`,
  );
  return [...new Set([...classes, ...attributes, ...(interactiveSelectors.test(outside) ? [needsPerson] : [])])];
}
