import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

type Look = Omit<StyleRule, '@layer'>;

/** Cuts two opposite corners like an armour plate; they stay square in browsers without bevelled corners. */
export function cut(size: string): Look {
  return {
    borderRadius: 0,
    '@supports': {
      '(corner-shape: bevel)': { borderStartEndRadius: size, borderEndStartRadius: size, cornerShape: 'bevel' },
    },
  };
}

const columnSize = `max(${vars.size.column}, 84vw)`;

/**
 * The page's column: at most 1440 px, or 84 % of a wider window, with gutters that grow. Bars, heroes and sections
 * share its edges.
 */
export const column: Look = {
  inlineSize: '100%',
  maxInlineSize: columnSize,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
};

/**
 * Returns the padding that aligns the text of a full-width panel with the page's column. `page` is the page's width as
 * a share of the panel's parent area: `200%` in one of two halves.
 */
export function columnEdge(page: '100%' | '200%'): string {
  return `calc(max(0px, (${page} - ${columnSize}) / 2) + ${vars.space.gutter})`;
}
