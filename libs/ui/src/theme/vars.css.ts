import { createGlobalThemeContract, fallbackVar } from '@vanilla-extract/css';
import { componentTokens } from './component-tokens.ts';
import { cssOfAlias, propertyOf } from './css-values.ts';
import { colors, measures } from './semantic.ts';
import { shape, type Token } from './tokens.ts';

const scheme = { here: '', ink: '', paper: '', fog: '' };

/**
 * A component token is unset until a theme sets it. Its fallback is resolved where it is used, so it follows the
 * ground.
 */
const components = shape(componentTokens, (leaf, path) =>
  fallbackVar(`var(${propertyOf(path)})`, cssOfAlias((leaf as Token).value)),
);

/** The CSS variables for components: the semantic tokens by purpose, and the component tokens. */
export const vars = {
  ...createGlobalThemeContract({ ...colors, scheme, ...shape(measures, () => '') }, (_, path) =>
    propertyOf(path).slice(2),
  ),
  ...components,
};
