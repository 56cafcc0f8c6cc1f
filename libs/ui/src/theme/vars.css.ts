import { createGlobalThemeContract, fallbackVar } from '@vanilla-extract/css';
import { componentTokens } from './component-tokens.ts';
import { cssOfAlias, propertyOf } from './css-values.ts';
import { colors, measures } from './semantic.ts';
import { shape, type Token } from './tokens.ts';

const scheme = { here: '', ink: '', paper: '', fog: '' };

/** A component token is unset until a theme sets it, and what it names is looked up where it is used: so it follows the ground. */
const components = shape(componentTokens, (leaf, path) =>
  fallbackVar(`var(${propertyOf(path)})`, cssOfAlias((leaf as Token).value)),
);

/** What components may ask for: the semantic tokens by what they are for, and the tokens of the components themselves. */
export const vars = {
  ...createGlobalThemeContract({ ...colors, scheme, ...shape(measures, () => '') }, (_, path) =>
    propertyOf(path).slice(2),
  ),
  ...components,
};
