import { cssOfAlias, propertyOf } from './css-values.ts';
import { primitive } from './primitives.ts';
import { type colors } from './semantic.ts';
import { type Alias, leaves, type Shaped } from './tokens.ts';

const { white, mist, ink, slate } = primitive.color;

/** Any ground in print: black on white, so that nothing relies on a printed background. */
const ground: Shaped<typeof colors.here, Alias> = {
  ground: white,
  raised: white,
  line: mist,
  text: ink,
  soft: slate,
  accent: ink,
  deal: ink,
  focus: ink,
  danger: ink,
  success: ink,
  glow: white,
};
const words = { ground: white, text: ink };

const declarations = (values: Parameters<typeof leaves>[0]) =>
  Object.fromEntries(leaves(values).map(({ path, leaf }) => [propertyOf(path), cssOfAlias(leaf as Alias)]));

/** The custom properties that each ground sets in print. Components get their colours from them. */
export const printedGround = { ...declarations({ here: ground }), [propertyOf(['scheme', 'here'])]: 'light' };

/** The custom properties of the colours that components name directly, in print. */
export const printedColors = declarations({
  ink: { ground: white, raised: white, text: ink },
  action: { ...words, hover: white },
  light: words,
  sale: words,
  overlay: white,
  shadow: white,
});
