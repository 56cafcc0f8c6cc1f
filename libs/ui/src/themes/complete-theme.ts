import { componentTokens } from '../theme/component-tokens.ts';
import { contrastPairs, measure, schemeOf } from '../theme/contrast.ts';
import { primitives, primitiveTypes } from '../theme/primitives.ts';
import { resolve } from '../theme/resolve.ts';
import { measures, semantic } from '../theme/semantic.ts';
import { type ColorsOf, type Ground, groundNames, type Hex, type ThemeValues } from '../theme/theme.ts';
import {
  type Alias,
  at,
  type FluidToken,
  isAlias,
  isLeaf,
  leaves,
  pathOf,
  shape,
  type Token,
} from '../theme/tokens.ts';
import { brand } from './brand/brand.ts';
import { byFolder } from './by-folder/themes.ts';
import type { ThemeDefinition } from './theme-definition.ts';

/** A theme of another repository, with a value for every colour. */
export type CompleteTheme = ThemeValues & { readonly name: string };

/** The tokens of one part of a definition by their paths: "paper.text" → "#0B0D10". */
type Given = ReadonlyMap<string, unknown>;

/**
 * The kind of value of each semantic token that all grounds share: "sale.ground" → "color", "cut.large" → "dimension".
 */
const semanticKinds: ReadonlyMap<string, string> = new Map([
  ...leaves(brand.colors).map(({ path }) => [path.join('.'), 'color'] as const),
  ...leaves(measures).map(({ path, leaf }) => {
    const { value, least } = leaf as Partial<Token & FluidToken>;
    const [, group = ''] = pathOf(value ?? (least as Alias));
    return [path.join('.'), primitiveTypes[group as keyof typeof primitives]] as const;
  }),
]);

/**
 * Completes a definition with the values of `brand`.
 *
 * @throws {Error} if it names a token that there is not, or gives one a value that it can't have. The message names the
 *   theme, the token and what to write.
 */
export function completeTheme(definition: ThemeDefinition): CompleteTheme {
  const { name, ground = brand.ground, colors: ownColors, components, ...unknown } = definition;
  checkName(name);
  const [other] = Object.keys(unknown);
  if (other !== undefined)
    throw mistake(name, `there is no "${other}". A theme has name, ground, colors and components.`);
  if (!groundNames.includes(ground))
    throw mistake(name, `its ground is ${shown(ground)}. Write one of ${groundNames.join(', ')}.`);

  const given = givenTokens(name, brand.colors, ownColors);
  const colors = shape(brand.colors, (leaf, path) => {
    const token = path.join('.');
    return given.has(token) ? colorOf(name, token, given.get(token)) : leaf;
  }) as ColorsOf<Alias | Hex>;
  const values = { name, ground, scheme: brand.scheme, colors, components: changedComponents(name, components) };
  checkOpaque(values);
  const scheme = (on: Ground) => schemeOf(resolve(semantic.here.ground, values, on).value as string);
  return { ...values, scheme: { ink: scheme('ink'), paper: scheme('paper'), fog: scheme('fog') } };
}

/** Makes the error about one thing of a theme that is not as it must be. */
function mistake(theme: unknown, text: string): Error {
  return new Error(`Theme ${shown(theme)}: ${text}`);
}

/** A value as a message shows it, whatever it is. */
function shown(value: unknown): string {
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

function checkName(name: unknown): void {
  if (typeof name !== 'string' || !/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw mistake(name, 'data-theme can\'t carry this name. Write it in small letters, such as "acme-summer".');
  if (byFolder.some((theme) => theme.name === name))
    throw mistake(name, `the package has a theme of this name. Choose another one, such as "acme-${name}".`);
}

/** Returns the tokens that a part of a definition sets. `contract` is the tree of all tokens that it may set. */
function givenTokens(theme: string, contract: object, part: unknown, path: readonly string[] = []): Given {
  if (part === undefined) return new Map();
  if (isLeaf(contract)) return new Map([[path.join('.'), part]]);
  const known = Object.keys(contract);
  if (typeof part !== 'object' || part === null || Array.isArray(part))
    throw mistake(
      theme,
      `"${path.join('.')}" is a group of tokens, not one. Give an object with some of ${known.join(', ')}.`,
    );
  return new Map(
    Object.entries(part).flatMap(([key, value]) => {
      const inside = [...path, key];
      if (!known.includes(key))
        throw mistake(theme, `there is no token "${inside.join('.')}". Known there are ${known.join(', ')}.`);
      return [...givenTokens(theme, at(contract, [key]) as object, value, inside)];
    }),
  );
}

/** Returns a colour as a theme holds it: the name of a primitive, or its digits in capitals. */
function colorOf(theme: string, token: string, value: unknown): Alias | Hex {
  if (isAlias(value)) {
    const name = value.slice('{primitive.color.'.length, -1);
    if (value.startsWith('{primitive.color.') && Object.hasOwn(primitives.color, name)) return value;
    throw mistake(
      theme,
      `"${token}" names ${value}, which is no colour of the package. Write "#RRGGBB", or a name such as "{primitive.color.ink}".`,
    );
  }
  if (typeof value === 'string' && /^#(?:[\da-f]{6}|[\da-f]{8})$/i.test(value))
    return `#${value.slice(1).toUpperCase()}`;
  throw mistake(theme, `"${token}" is ${shown(value)}, which can't be read as a colour. Write it as "#RRGGBB".`);
}

/** Returns the component tokens that a definition changes. */
function changedComponents(theme: string, part: unknown): NonNullable<ThemeValues['components']> {
  const changed: Record<string, unknown> = {};
  for (const [token, value] of givenTokens(theme, componentTokens, part)) {
    checkComponent(theme, token, value);
    const path = token.split('.');
    const [last = ''] = path.splice(-1);
    const group = path.reduce<Record<string, unknown>>(
      (node, name) => (node[name] ??= {}) as Record<string, unknown>,
      changed,
    );
    group[last] = value;
  }
  return changed;
}

/** Throws unless a component token names a semantic token of its own kind that is not a colour of `here`. */
function checkComponent(theme: string, token: string, value: unknown): void {
  const path = token.split('.');
  const { value: usual } = at(componentTokens, path) as Token;
  // A colour of `here` would be taken where the theme begins, and not follow the grounds inside.
  const usualName = usual.replace('{semantic.here.', '{semantic.paper.');
  const [, usualToken = ''] = /^\{semantic\.(.+)\}$/.exec(usualName) ?? [];
  const kind = semanticKinds.get(usualToken);
  const [, named = ''] = (typeof value === 'string' && /^\{semantic\.(.+)\}$/.exec(value)) || [];
  if (named.startsWith('here.'))
    throw mistake(
      theme,
      `"${token}" names ${String(value)}, which would not follow the grounds inside. Name a colour of ink, paper or fog.`,
    );
  if (semanticKinds.get(named) !== kind)
    throw mistake(
      theme,
      `"${token}" is ${shown(value)}. It takes the name of a semantic token that is a ${kind ?? 'value'}, such as "${usualName}".`,
    );
}

/** Throws if a colour whose contrast matters is translucent: its contrast would depend on what is behind it. */
function checkOpaque(theme: CompleteTheme): void {
  for (const pair of contrastPairs)
    for (const ground of pair.grounds) {
      const { over, under } = measure(pair, theme, ground);
      for (const { token, value } of [over, under])
        if (String(value).length > '#RRGGBB'.length)
          throw mistake(
            theme.name,
            `"${token}" is ${String(value)}, which is translucent, so its contrast can't be measured. Write it as "#RRGGBB".`,
          );
    }
}
