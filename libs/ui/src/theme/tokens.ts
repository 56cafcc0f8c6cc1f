/** The name of another token, in the notation of the design token format: `{primitive.color.ink}`. */
export type Alias = `{${string}}`;

/** A token that names another one, and what it is for. */
export type Token = { readonly value: Alias; readonly description: string };

/** A length that grows with the window, from one length to another. */
export type FluidToken = {
  readonly least: Alias;
  readonly grow: string;
  readonly most: Alias;
  readonly description: string;
};

type Leaf = string | number | readonly unknown[] | Token | FluidToken;

/** A tree of the same shape with other leaves. */
export type Shaped<Tree, To> = Tree extends Leaf ? To : { readonly [Key in keyof Tree]: Shaped<Tree[Key], To> };

function isLeaf(node: unknown): node is Leaf {
  return typeof node !== 'object' || node === null || Array.isArray(node) || 'description' in node;
}

/** Puts something else in the place of each leaf. */
export function shape<Tree, To>(
  tree: Tree,
  change: (leaf: Leaf, path: readonly string[]) => To,
  path: readonly string[] = [],
): Shaped<Tree, To> {
  if (isLeaf(tree)) return change(tree, path) as Shaped<Tree, To>;
  return Object.fromEntries(
    Object.entries(tree as object).map(([name, node]) => [name, shape(node, change, [...path, name])]),
  ) as Shaped<Tree, To>;
}

/** All leaves of a tree with their paths. */
export function leaves(tree: object): { path: readonly string[]; leaf: Leaf }[] {
  const found: { path: readonly string[]; leaf: Leaf }[] = [];
  shape(tree, (leaf, path) => found.push({ path, leaf }));
  return found;
}

/** The names by which the next tier calls the tokens of this one. */
export function aliases<Tree>(tier: string, tree: Tree): Shaped<Tree, Alias> {
  return shape(tree, (_, path): Alias => `{${[tier, ...path].join('.')}}`);
}

/** A token of an upper tier. */
export function token(value: Alias, description: string): Token {
  return { value, description };
}

/** A length that follows the window: `grow` is its slope, as CSS writes it. */
export function fluid(least: Alias, grow: string, most: Alias, description: string): FluidToken {
  return { least, grow, most, description };
}

/** "{primitive.color.ink}" → ["primitive", "color", "ink"]. */
export function pathOf(alias: Alias): string[] {
  return alias.slice(1, -1).split('.');
}

/** What stands at a path. */
export function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], tree);
}
