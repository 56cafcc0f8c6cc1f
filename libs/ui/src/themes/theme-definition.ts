import type { componentTokens } from '../theme/component-tokens.ts';
import type { primitives } from '../theme/primitives.ts';
import type { colors, measures } from '../theme/semantic.ts';
import type { ColorsOf, Ground, Hex, Some } from '../theme/theme.ts';
import type { FluidToken, Shaped, Token } from '../theme/tokens.ts';

type Paths<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string | Token | FluidToken ? Key : `${Key}.${Paths<Tree[Key]>}`;
}[keyof Tree & string];

/** The name of a colour of the package: "{primitive.color.ink}". */
type PrimitiveColor = `{primitive.color.${keyof typeof primitives.color}}`;

/** The name of a token that a component token may name: "{semantic.sale.ground}". */
type SemanticName = `{semantic.${Paths<Omit<typeof colors, 'here'>> | Paths<typeof measures>}}`;

/** A theme that another repository makes. What it leaves out is as in the theme `brand`. */
export interface ThemeDefinition {
  /**
   * The value of `data-theme`: small letters, digits and hyphens, such as "acme-summer". Not the name of a theme of the
   * package.
   */
  readonly name: string;
  /** The ground that a page with this theme begins on: "paper" unless given. */
  readonly ground?: Ground;
  /**
   * Colours by the names of semantic tokens, such as `paper.text`. Each is "#RRGGBB" or the name of a primitive,
   * "{primitive.color.ink}". `overlay`, `shadow` and `line` may be translucent, "#RRGGBBAA".
   */
  readonly colors?: Some<ColorsOf<Hex | PrimitiveColor>>;
  /**
   * Component tokens that name another semantic token than in `brand`: `{ button: { cut: '{semantic.cut.large}' } }`.
   */
  readonly components?: Some<Shaped<typeof componentTokens, SemanticName>>;
}
