import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';

// Panels with shared seams. All cards use the rows of the grid, so that names, prices and buttons line up.
export const grid = component({ display: 'grid', gap: '1px', padding: '1px', gridTemplateColumns: 'minmax(0, 1fr)' });

const across = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });

/** As many columns as fit: phones show one card per row, tablets at most two. */
export const columns = variants({
  1: {},
  2: { '@media': { [media.ipad]: across(2) } },
  3: { '@media': { [media.ipad]: across(2), [media.window]: across(3) } },
  4: { '@media': { [media.ipad]: across(2), [media.window]: across(4) } },
});

/** The rows of a card. */
export const rows = 'span 7';

/** The links of each card are below each other. */
export const stacked = component({});

export const cell = component({
  display: 'grid',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridRow: rows,
  selectors: { [`${columns[1]} > &`]: { gridTemplateRows: 'none', gridRow: 'auto' } },
});
