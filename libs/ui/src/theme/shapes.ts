import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

type Look = Omit<StyleRule, '@layer'>;

/** Two opposite corners cut like an armour plate; square where the browser cannot bevel. */
export function cut(size: string): Look {
  return {
    borderRadius: 0,
    '@supports': {
      '(corner-shape: bevel)': { borderStartEndRadius: size, borderEndStartRadius: size, cornerShape: 'bevel' },
    },
  };
}

const columnSize = `max(${vars.size.column}, 84vw)`;

/** The page's column: at most 1440 px, or 84 % of a wider window, with gutters that grow. Bars, heroes and sections share its edges. */
export const column: Look = {
  inlineSize: '100%',
  maxInlineSize: columnSize,
  marginInline: 'auto',
  paddingInline: vars.space.gutter,
};

/** Returns the padding that lets the words of a full-width panel begin at the column's edge. `page` is the page's width as a share of the panel's parent area: `200%` in one of two halves. */
export function columnEdge(page: '100%' | '200%'): string {
  return `calc(max(0px, (${page} - ${columnSize}) / 2) + ${vars.space.gutter})`;
}
