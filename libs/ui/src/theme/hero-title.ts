import type { StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { type } from './type.css.ts';

/**
 * A name on the first screen. Beside the machine there is room for one that is wider than the words below it: it is never
 * broken there.
 */
export const heroTitle: Omit<StyleRule, '@layer'> = {
  ...type.hero,
  whiteSpace: 'pre-line',
  '@media': { [media.window]: { minInlineSize: 'min-content', overflowWrap: 'break-word' } },
};
