import type { StyleDeclaration, StyleNode } from './style-rules.ts';

/** The short name of a token, which only style sheets set: the build fails if a script names one. */
const token = /^--k[a-z]+$/;
const read = /var\((--[\w-]+)\)/g;
/** A read with a fallback, which may contain one more function. */
const readWithFallback = /var\((--[\w-]+),((?:[^()]|\([^()]*\))*)\)/g;
/** A layer is no condition. */
const layer = /^@layer /;
const root = /^(?::root|:where\(:root\))$/;

/** Returns nodes with the values of constants in place of their reads. */
export type Inline = (nodes: readonly StyleNode[]) => readonly StyleNode[];

/**
 * Finds the constants in the rules of a build or of a page. A constant is a custom property that all rules together set
 * to one value, for the root element and under no condition, and whose value reads constants only. A token that no rule
 * sets is replaced by the fallback of each read. Definitions are kept; a page leaves out those that nothing reads.
 */
export function findConstants(nodes: readonly StyleNode[]): Inline {
  const { constants, names } = readConstants(nodes);
  const inline = (text: string) =>
    text
      .replace(read, (reference, name: string) => constants.get(name) ?? reference)
      .replace(readWithFallback, (reference, name: string, fallback: string) =>
        token.test(name) && !names.has(name) ? fallback.trim() : reference,
      );
  const inlineAll = (text: string): string => {
    const inlined = inline(text);
    return inlined === text ? text : inlineAll(inlined);
  };
  const inlineIn = <Part extends Omit<StyleDeclaration, 'sets'>>(part: Part): Part => {
    const text = part.reads.length > 0 ? inlineAll(part.text) : part.text;
    return text === part.text ? part : { ...part, text, reads: propertiesIn(text) };
  };
  const inlineNode = (node: StyleNode): StyleNode => {
    if ('within' in node) return { ...node, nodes: node.nodes.map(inlineNode) };
    if ('selectors' in node) return { ...node, body: node.body.map(inlineIn) };
    return 'keyframes' in node ? inlineIn(node) : node;
  };
  return (others) => others.map(inlineNode);
}

/** Returns the custom properties that a text of CSS reads. */
export function propertiesIn(css: string): string[] {
  return [...new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name))];
}

interface CustomProperties {
  /** The values, which read no custom property. */
  readonly constants: ReadonlyMap<string, string>;
  /** All that a rule sets. */
  readonly names: ReadonlySet<string>;
}

function readConstants(nodes: readonly StyleNode[]): CustomProperties {
  const values = new Map<string, string>();
  const others = new Set<string>();
  for (const { name, value, isForAll } of definitionsIn(nodes, true)) {
    if (isForAll && (values.get(name) ?? value) === value) values.set(name, value);
    else others.add(name);
  }
  const names = new Set([...values.keys(), ...others]);
  for (const name of others) values.delete(name);
  const constants = new Map<string, string>();
  for (let known = -1; known < constants.size;) {
    known = constants.size;
    for (const [name, value] of values) {
      const inlined = value.replace(read, (reference, other: string) => constants.get(other) ?? reference);
      if (propertiesIn(inlined).length === 0) constants.set(name, inlined);
    }
  }
  return { constants, names };
}

interface Definition {
  readonly name: string;
  readonly value: string;
  /** For every element, under no condition. */
  readonly isForAll: boolean;
}

function definitionsIn(nodes: readonly StyleNode[], isForAll: boolean): readonly Definition[] {
  return nodes.flatMap((node) => {
    if ('within' in node) return definitionsIn(node.nodes, isForAll && layer.test(node.within));
    if (!('selectors' in node)) return [];
    const isOfRoot = node.selectors.every(([selector]) => root.test(selector));
    return node.body.flatMap(({ text, sets }) =>
      sets === undefined
        ? []
        : [{ name: sets, value: text.slice(text.indexOf(':') + 1).trim(), isForAll: isForAll && isOfRoot }],
    );
  });
}
