import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Dense, so that a tall panel leaves no hole beside it.
export const grid = component({
  display: 'grid',
  gap: '1px',
  padding: '1px 0',
  gridAutoFlow: 'dense',
  gridAutoRows: 'minmax(26rem, auto)',
  backgroundColor: vars.here.ground,
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.window]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridAutoRows: 'minmax(30rem, auto)' },
    print: { gridAutoRows: 'auto' },
  },
});

/** Stretch the last tile to fill its row: `odd` with two columns, `closings` (by the number of columns) with four. */
export const odd = component({});
export const closings = { 2: component({}), 3: component({}), 4: component({}) };

globalRule('components', `.${odd} > :last-child`, { '@media': { [media.ipad]: { gridColumn: 'span 2' } } });
for (const [columns, name] of Object.entries(closings)) {
  globalRule('components', `.${name} > :last-child`, {
    '@media': { [media.window]: { gridColumn: `span ${columns}` } },
  });
}
