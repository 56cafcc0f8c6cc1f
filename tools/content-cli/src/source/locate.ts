import ts from 'typescript';
import { placeOf, walk, type Place, type Sources } from './sources.ts';
import { declared, settle, step, type Step, type Value } from './trace.ts';

/**
 * Returns the steps of a field in the notation of the checks: `prices.us.promotions[0].price`, or
 * `"where-to-buy".redirect`.
 */
export function stepsOf(field: string): readonly Step[] {
  return [...field.matchAll(/"([^"]*)"|\[(\d+)\]|([^.[\]"]+)/g)].map(([, quoted, index, name]) =>
    index !== undefined ? Number(index) : (quoted ?? name ?? ''),
  );
}

/**
 * Returns the place at which a field of a file is written. If code computes it, the nearest written value around it; if
 * exactly one text there matches what was found, that text.
 */
export function locate(sources: Sources, file: string, field: string, found?: unknown): Place {
  const tree = sources.tree(file);
  const steps = stepsOf(field);
  const [best] = roots(sources, file)
    .map((root) => follow(sources, root, steps))
    .sort((a, b) => b.taken - a.taken);
  if (!best) return { file, line: 1 };
  if (best.taken === steps.length) {
    const { file: home, node } = settle(sources, best.value) ?? best.value;
    return placeOf(sources.tree(home), node);
  }
  const node =
    [best.near, tree, ...sources.importedBy(file).map((one) => sources.tree(one))]
      .map((within) => nodeOf(within, found))
      .find((one) => one !== undefined) ?? best.near;
  return placeOf(node.getSourceFile(), node);
}

/** Returns the values in which a field may begin: a file's exports, or the whole of a JSON file. */
function roots(sources: Sources, file: string): readonly Value[] {
  if (file.endsWith('.json')) {
    const [whole] = sources.tree(file).statements;
    return whole && ts.isExpressionStatement(whole)
      ? [{ file, node: whole.expression, names: new Map(), shared: true }]
      : [];
  }
  const names = sources.tree(file).statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => (ts.isIdentifier(name) ? [name.text] : []));
    return ts.isFunctionDeclaration(statement) && statement.name ? [statement.name.text] : [];
  });
  return names.flatMap((name) => declared(sources, file, name) ?? []).filter(({ shared }) => shared);
}

/** Follows the steps as far as they are written down; `near` is the last place in the starting file. */
function follow(
  sources: Sources,
  root: Value,
  steps: readonly Step[],
): { readonly value: Value; readonly near: ts.Node; readonly taken: number } {
  let value = root;
  let near: ts.Node = root.node;
  for (const [taken, key] of steps.entries()) {
    const next = step(sources, value, key);
    if (!next) return { value, near, taken };
    value = next;
    if (next.file === root.file) near = next.node;
  }
  return { value, near, taken: steps.length };
}

/** Returns the only literal within a node that equals or contains what was found. */
function nodeOf(within: ts.Node, found: unknown): ts.Node | undefined {
  const texts = new Set(
    (typeof found === 'object' && found !== null ? Object.values(found) : [found]).filter(
      (part) => typeof part === 'string' && part !== '',
    ),
  );
  const nodes: ts.Node[] = [];
  walk(within, (node) => {
    if (ts.isStringLiteralLike(node) && texts.has(node.text)) nodes.push(node);
  });
  return nodes.length === 1 ? nodes[0] : undefined;
}
