import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const specs = component({
  columnGap: 'clamp(2rem, 5vw, 5rem)',
  '@media': { [media.window]: { columns: 2 }, print: { columns: 1 } },
});

export const group = component({
  // A margin, which is dropped at the top of a new column.
  selectors: { '& + &': { marginBlockStart: '2.5rem' }, '&:not(:only-child)': { breakInside: 'avoid' } },
});

export const title = component({
  ...type.heading,
  paddingBlockEnd: '.75rem',
  borderBlockEnd: `2px solid ${vars.here.text}`,
  breakAfter: 'avoid',
});

export const row = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: '.25rem 1rem',
  paddingBlock: '.875rem',
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
});

export const name = component({ color: vars.here.soft });
export const value = component({ fontWeight: 560, fontVariantNumeric: 'tabular-nums lining-nums' });
export const line = component({ display: 'block' });
