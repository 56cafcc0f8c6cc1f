import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const panelInner = component({
  ...column,
  maxInlineSize: `max(${vars.size.column}, 84vw)`,
  paddingBlock: '2rem 2.5rem',
});
// Two rows of seven fit a window of 1440 × 900.
export const cards = component({
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
});
export const links = component({
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
});

const cell = {
  display: 'grid',
  gap: vars.space.tight,
  blockSize: '100%',
  alignContent: 'start',
  padding: '1.25rem',
  boxShadow: `0 0 0 1px ${vars.here.line}`,
  textDecoration: 'none',
  transition: `background-color ${vars.time.short} ${vars.ease}`,
  ':hover': { backgroundColor: vars.here.glow },
  ':focus-visible': { outlineOffset: '-3px' },
} as const;

export const card = component(cell);
export const textLink = component(cell);
export const cardImage = component({
  inlineSize: '100%',
  blockSize: '7rem',
  objectFit: 'contain',
  marginBlockEnd: vars.space.near,
});
export const name = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.close,
  ...type.control,
});
export const price = component({ ...type.small, color: vars.here.soft, fontVariantNumeric: 'tabular-nums' });
export const describe = component({ ...type.small, color: vars.here.soft });
export const all = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.close,
  marginBlockStart: '1.5rem',
  minBlockSize: vars.size.touch,
  fontWeight: vars.weight.firm,
  textDecoration: 'none',
  ':hover': { color: vars.here.accent },
});
