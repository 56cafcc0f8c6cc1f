import { variants } from './layers.css.ts';
import { vars } from './vars.css.ts';

const { xxs, xs, s, m, l, xl, xxl } = vars.space;
const spaces = { xxs, xs, s, m, l, xl, xxl };

/** The name of a space between things: a token of `space` that has one size on all screens. */
export type Space = keyof typeof spaces;

function each(property: 'gap' | 'rowGap') {
  const rules = Object.entries(spaces).map(([name, size]) => [name, { [property]: size }]);
  return variants(Object.fromEntries(rules) as Record<Space, object>);
}

/** The space between children. A page carries the rules of the spaces that it uses. */
export const gaps = each('gap');
/** The space between rows where it differs from the one between columns. */
export const rowGaps = each('rowGap');
