import type { ThemeId } from '../themes/by-folder/ids.ts';
import type { componentTokens } from './component-tokens.ts';
import { cssOfAlias, propertyOf } from './css-values.ts';
import { colors } from './semantic.ts';
import { type Alias, leaves, type Shaped } from './tokens.ts';

type Colors = Shaped<Omit<typeof colors, 'here'>, Alias>;

type Some<Tree> = { readonly [Key in keyof Tree]?: Tree[Key] extends Alias ? Alias : Some<Tree[Key]> };

/** A ground's name. */
export type Ground = 'ink' | 'paper' | 'fog';

/** How the same components look on another occasion: a primitive for each semantic colour, and where components differ. */
export type Theme = {
  /** The name of its folder, which `data-theme` names. */
  name: ThemeId;
  description: string;
  /** The ground that a page with this theme stands on. */
  ground: Ground;
  /** Whether the browser's own controls and scrollbars are light or dark on each ground. */
  scheme: Record<Ground, 'light' | 'dark'>;
  colors: Colors;
  /**
   * Component tokens that name another semantic token here than elsewhere, though none of `here`: an alias is taken
   * where the theme begins, and would not follow the grounds inside. What follows them is a colour of the grounds.
   */
  components?: Some<Shaped<typeof componentTokens, Alias>>;
};

/** The grounds by name. */
export const groundNames: readonly Ground[] = ['ink', 'paper', 'fog'];

/** The custom properties that a theme sets on whatever carries it. */
export function declarations({
  ground,
  scheme,
  colors: own,
  components = {},
}: Omit<Theme, 'name' | 'description'>): Record<string, string> {
  const here = Object.fromEntries(Object.keys(colors.here).map((name) => [name, `{semantic.${ground}.${name}}`]));
  const named = leaves({ here, ...own, ...components }).map(
    ({ path, leaf }) => [propertyOf(path), cssOfAlias(leaf as Alias)] as const,
  );
  const schemes = Object.entries({ ...scheme, here: scheme[ground] }).map(
    ([name, value]) => [propertyOf(['scheme', name]), value] as const,
  );
  return Object.fromEntries([...named, ...schemes]);
}

/** The component tokens that a theme changes. */
export function changedTokens({ components = {} }: Theme): string[] {
  return leaves(components).map(({ path }) => propertyOf(path));
}
