import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { type } from './type.css.ts';

/**
 * A product name on the first screen. Beside the machine there is space for a name that is wider than the text below
 * it, so it is never broken there.
 */
export const heroTitle: Omit<StyleRule, '@layer'> = {
  ...type.hero,
  whiteSpace: 'pre-line',
  '@media': { [media.window]: { minInlineSize: 'min-content', overflowWrap: 'break-word' } },
};
