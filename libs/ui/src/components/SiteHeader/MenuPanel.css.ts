import { component } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const panelInner = component({ ...column, paddingBlock: vars.space.l });
// One column per series: four machines below each other fit into a window of 1440 × 900.
export const groups = component({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))',
});
export const links = component({
  display: 'grid',
  gap: '1px',
  gridTemplateColumns: 'repeat(auto-fit, minmax(16rem, 1fr))',
});

const cell = {
  display: 'grid',
  textDecoration: 'none',
  transition: `background-color ${vars.time.short} ${vars.ease}`,
  ':hover': { backgroundColor: vars.here.glow },
  ':focus-visible': { outlineOffset: '-3px' },
} as const;

export const card = component({
  ...cell,
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xs,
});
export const textLink = component({
  ...cell,
  alignContent: 'start',
  gap: vars.space.xxs,
  blockSize: '100%',
  padding: '1.25rem',
  boxShadow: `0 0 0 1px ${vars.here.line}`,
});
export const cardImage = component({ inlineSize: '100%', blockSize: '3.5rem', objectFit: 'contain' });
export const cardWords = component({ display: 'grid', gap: vars.space.xxs });
export const name = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  ...type.control,
  fontSize: '.9375rem',
});
export const price = component({ ...type.small, color: vars.here.soft, fontVariantNumeric: 'tabular-nums' });
export const all = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: vars.space.m,
  minBlockSize: vars.size.touch,
  fontWeight: vars.weight.firm,
  textDecoration: 'none',
  ':hover': { color: vars.here.accent },
});
