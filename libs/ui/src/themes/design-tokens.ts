import { componentTokens } from '../theme/component-tokens.ts';
import { propertyOf } from '../theme/css-values.ts';
import { primitives, primitiveTypes } from '../theme/primitives.ts';
import { colors, measures } from '../theme/semantic.ts';
import type { Theme } from '../theme/theme.ts';
import { type Alias, at, type FluidToken, leaves, pathOf, shape, type Token } from '../theme/tokens.ts';

export { themes } from './themes.ts';

/** The custom properties of all tokens, the most frequently used first, so that a build can shorten them. */
export const propertyNames: readonly string[] = leaves({
  ...colors,
  ...measures,
  ...componentTokens,
  scheme: { here: '', ink: '', paper: '', fog: '' },
}).map(({ path }) => propertyOf(path));

/** A token, or a group of them, in the design token format of the W3C community group (2025.10). */
export type DesignTokens = { [name: string]: unknown };

/** The format's extension key, for data that it has no field for. */
const extension = 'com.kinemorph.ui';

function quantity(css: string) {
  return { value: Number.parseFloat(css), unit: css.replace(/^[\d.]+/, '') };
}

function color(hex: string) {
  const [r = 0, g = 0, b = 0, alpha = 255] = [1, 3, 5, 7]
    .filter((start) => start < hex.length)
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  const share = (part: number) => Math.round((part / 255) * 10_000) / 10_000;
  return {
    colorSpace: 'srgb',
    components: [share(r), share(g), share(b)],
    ...(alpha < 255 && { alpha: share(alpha) }),
    hex: hex.slice(0, 7).toLowerCase(),
  };
}

/** Converts values of types that the format writes differently. */
const written: Partial<Record<string, (value: string) => unknown>> = { color, dimension: quantity, duration: quantity };

/** The first tier: values. */
function primitiveTokens(): DesignTokens {
  return Object.fromEntries(
    Object.entries(primitives).map(([group, values]) => {
      const $type = primitiveTypes[group as keyof typeof primitives];
      return [group, shape(values, (value) => ({ $type, $value: written[$type]?.(value as string) ?? value }))];
    }),
  );
}

/** The second tier, a theme's colours. Each names a primitive; those of `here` name the ground of a page. */
function semanticTokens(theme: Theme) {
  const own = { ...theme.colors, here: shape(colors.here, (_, [name]): Alias => `{semantic.${theme.ground}.${name}}`) };
  const named = shape(colors, (description, path) => token(at(own, path) as Alias, description as string));
  return {
    ...named,
    ...shape(measures, (leaf) =>
      'grow' in (leaf as object)
        ? fluidTokens(leaf as FluidToken)
        : token((leaf as Token).value, (leaf as Token).description),
    ),
  };
}

/** The third tier. Each names a semantic token: the theme's own alias, or else the default. */
function componentTier({ components }: Theme) {
  return shape(componentTokens, (leaf, path) =>
    token((at(components, path) as Alias | undefined) ?? (leaf as Token).value, (leaf as Token).description),
  );
}

function token($value: Alias, $description: string) {
  return { $value, $description };
}

/**
 * The format can't express lengths that depend on the window: the minimum and the maximum are tokens, and the function
 * between them is CSS.
 */
function fluidTokens({ least, grow, most, description }: FluidToken) {
  return {
    $description: description,
    $extensions: { [extension]: { grow } },
    least: token(least, 'In a narrow window'),
    most: token(most, 'In a wide window'),
  };
}

/** A token has the type of the primitive that it resolves to. */
function typed(tokens: DesignTokens, root: DesignTokens): DesignTokens {
  return Object.fromEntries(
    Object.entries(tokens).map(([name, node]) => {
      if (typeof node !== 'object' || node === null || name.startsWith('$')) return [name, node];
      return [name, '$value' in node ? { $type: typeOf(node, root), ...node } : typed(node as DesignTokens, root)];
    }),
  );
}

function typeOf({ $type, $value }: DesignTokens, root: DesignTokens): unknown {
  return $type ?? typeOf(at(root, pathOf($value as Alias)) as DesignTokens, root);
}

/** Returns all three tiers of a theme, with aliases, for tools that read design tokens. */
export function designTokens(theme: Theme): DesignTokens {
  const tiers = {
    $description: `${theme.name}: ${theme.description}`,
    $extensions: { [extension]: { scheme: { ...theme.scheme, here: theme.scheme[theme.ground] } } },
    primitive: { $description: 'The raw materials, without a purpose', ...primitiveTokens() },
    semantic: { $description: 'What a value is for', ...semanticTokens(theme) },
    component: { $description: 'Where a theme may want a component to differ', ...componentTier(theme) },
  };
  return typed(tiers, tiers);
}
