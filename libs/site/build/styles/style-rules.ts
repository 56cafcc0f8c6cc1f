import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ChildNode, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import { inlineConstants } from './inline-constants.ts';
import {
  styleRulesFile,
  type StyleDeclaration,
  type StyleNode,
  type StyleRule,
} from '../../src/server/render/style-rules.ts';

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
  const sheets = await Promise.all(names.map(async (name) => parse(await readFile(join(folder, name), 'utf8'))));
  inlineConstants(sheets);
  const rules = sheets.map((sheet, index) => [`/assets/${names[index]}`, readNodes(sheet.nodes)] as const);
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
    if (node.nodes.every(({ type }) => type === 'decl')) return [{ text: node.toString() }];
    return [{ within: `@${node.name} ${node.params}`, nodes: readNodes(node.nodes) }];
  });
}

function readRule(rule: Rule): StyleRule {
  return {
    selectors: rule.selectors.map((selector) => [selector, needsOf(selector)]),
    body: rule.nodes.flatMap((node) => (node.type === 'comment' ? [] : [readDeclaration(node)])),
  };
}

function readDeclaration(node: ChildNode): StyleDeclaration {
  const text = node.toString();
  const reads = propertiesIn(text);
  return node.type === 'decl' && node.prop.startsWith('--') ? { text, sets: node.prop, reads } : { text, reads };
}

/** Returns the custom properties that a text of CSS reads. */
function propertiesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))];
}

const shortNames: Readonly<Record<string, string>> = { 'data-theme': 'theme', 'lang|': 'lang' };

/**
 * Returns the classes, themes, languages and directions that a page must have for a selector to match anything, as
 * `name`, `theme=name`, `lang=name` and `dir=name`. Arguments of a function, such as `:not(…)` or `:is(…)`, are not
 * required.
 */
export function needsOf(selector: string): string[] {
  let outside = selector.replace(/:lang\((\w+)\)/g, '[lang|=$1]');
  for (let last = ''; last !== outside;) {
    last = outside;
    outside = outside.replace(/\([^()]*\)/g, '');
  }
  const classes = [...outside.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
  const attributes = [...outside.matchAll(/\[(data-theme|lang\||dir)="?([\w-]+)"?\]/g)].map(
    ([, attribute = '', value = '']) => `${shortNames[attribute] ?? attribute}=${value}`,
  );
  return [...new Set([...classes, ...attributes])];
}
