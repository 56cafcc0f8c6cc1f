import type { ThemeId } from '../themes/by-folder/ids.ts';
import type { componentTokens } from './component-tokens.ts';
import { cssOfAlias, propertyOf } from './css-values.ts';
import { colors } from './semantic.ts';
import { type Alias, isAlias, leaves, type Shaped } from './tokens.ts';

/** The colours of a theme by what they are for; those of `here` follow from the grounds. */
export type ColorsOf<Value extends string> = Shaped<Omit<typeof colors, 'here'>, Value>;

/** A tree of which any part may be left out. */
export type Some<Tree> = { readonly [Key in keyof Tree]?: Tree[Key] extends string ? Tree[Key] : Some<Tree[Key]> };

/**
 * A colour in sRGB, two hexadecimal digits for each part: "#RRGGBB", or "#RRGGBBAA" for one that lets others through.
 */
export type Hex = `#${string}`;

/** A ground's name. */
export type Ground = 'ink' | 'paper' | 'fog';

/**
 * How the same components look on another occasion: a primitive for each semantic colour, and where components differ.
 */
export type Theme = {
  /** The name of its folder, which `data-theme` names. */
  name: ThemeId;
  description: string;
  /** The ground that a page with this theme stands on. */
  ground: Ground;
  /** Whether the browser's own controls and scrollbars are light or dark on each ground. */
  scheme: Record<Ground, 'light' | 'dark'>;
  colors: ColorsOf<Alias>;
  /**
   * Component tokens that name another semantic token here than elsewhere, though none of `here`: an alias is taken
   * where the theme begins, and would not follow the grounds inside. What follows them is a colour of the grounds.
   */
  components?: Some<Shaped<typeof componentTokens, Alias>>;
};

/** The values of any theme. Themes that other repositories make may write their colours out. */
export type ThemeValues = Omit<Theme, 'name' | 'description' | 'colors'> & { colors: ColorsOf<Alias | Hex> };

/** The grounds by name. */
export const groundNames: readonly Ground[] = ['ink', 'paper', 'fog'];

/** The custom properties that a theme sets on whatever carries it. */
export function declarations({ ground, scheme, colors: own, components = {} }: ThemeValues): Record<string, string> {
  const here = Object.fromEntries(Object.keys(colors.here).map((name) => [name, `{semantic.${ground}.${name}}`]));
  const named = leaves({ here, ...own, ...components }).map(
    ({ path, leaf }) => [propertyOf(path), isAlias(leaf) ? cssOfAlias(leaf) : (leaf as Hex)] as const,
  );
  const schemes = Object.entries({ ...scheme, here: scheme[ground] }).map(
    ([name, value]) => [propertyOf(['scheme', name]), value] as const,
  );
  return Object.fromEntries([...named, ...schemes]);
}

/** The selector of whatever carries a theme. */
export function carrying({ name }: { readonly name: string }): string {
  return `[data-theme='${name}']`;
}

/** The rules of a theme, each a selector and the custom properties that it sets. They belong in the layer `tokens`. */
export function themeRules(theme: ThemeValues, selector: string): (readonly [string, Record<string, string>])[] {
  const changed = leaves(theme.components ?? {}).map(({ path }) => [propertyOf(path), 'initial'] as const);
  // A theme inside this one starts afresh.
  const afresh = changed.length > 0 ? ([[':where([data-theme])', Object.fromEntries(changed)]] as const) : [];
  return [...afresh, [selector, declarations(theme)]];
}
