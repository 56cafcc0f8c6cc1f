import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

// Dense, so that a tall panel leaves no hole beside it.
export const grid = component({
  display: 'grid',
  gap: '1px',
  padding: '1px 0',
  gridAutoFlow: 'dense',
  gridAutoRows: 'minmax(26rem, auto)',
  // A cell that no tile fills reads as a closed panel.
  backgroundColor: vars.ink.raised,
  '@media': {
    [media.ipad]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.window]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gridAutoRows: 'minmax(30rem, auto)' },
    print: { gridAutoRows: 'auto' },
  },
});
