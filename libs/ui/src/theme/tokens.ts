/** The name of another token, in the notation of the design token format: `{primitive.color.ink}`. */
export type Alias = `{${string}}`;

/** A token that refers to another one, with a description of its purpose. */
export type Token = { readonly value: Alias; readonly description: string };

/** A length that grows with the window's width, between two limits. */
export type FluidToken = {
  readonly least: Alias;
  readonly grow: string;
  readonly most: Alias;
  readonly description: string;
};

type Leaf = string | number | readonly unknown[] | Token | FluidToken;

/** A tree of the same shape with other leaves. */
export type Shaped<Tree, To> = Tree extends Leaf ? To : { readonly [Key in keyof Tree]: Shaped<Tree[Key], To> };

/** Whether a node of a tree is a token or a value, and not a group of them. */
export function isLeaf(node: unknown): node is Leaf {
  return typeof node !== 'object' || node === null || Array.isArray(node) || 'description' in node;
}

/** Returns a tree of the same shape, with each leaf replaced. */
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

/** Returns true if a value is the name of a token. */
export function isAlias(value: unknown): value is Alias {
  return typeof value === 'string' && /^\{[^{}]+\}$/.test(value);
}

/** Returns the aliases by which the next tier refers to the tokens of this one. */
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

/** Returns the value at a path. */
export function at(tree: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((node, name) => (node as Record<string, unknown> | undefined)?.[name], tree);
}
