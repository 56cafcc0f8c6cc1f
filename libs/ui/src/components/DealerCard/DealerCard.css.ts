import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const cards = component({
  display: 'grid',
  gap: vars.space.m,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
});

export const card = component({
  ...cut(vars.card.cut),
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.panel,
  border: `${vars.stroke.seam} solid ${vars.card.edge}`,
  backgroundColor: vars.card.ground,
  transition: `border-color ${vars.time.medium} ${vars.ease}`,
  selectors: { '&:has(a):hover': { borderColor: vars.card.hover } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const logo = component({
  inlineSize: 'auto',
  maxInlineSize: '10rem',
  blockSize: '3rem',
  objectFit: 'contain',
  objectPosition: '0 50%',
  marginBlockEnd: vars.space.xs,
  selectors: { '&&': { blockSize: '3rem' }, '[dir=rtl] &': { objectPosition: '100% 50%' } },
});
export const name = component(type.heading);
export const address = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.xs,
  fontStyle: 'normal',
  color: vars.here.soft,
});
export const pin = component({ display: 'grid', placeItems: 'center', blockSize: '1.55em' });
export const line = component({ display: 'block' });

export const link = component({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.m,
  textDecoration: 'none',
  // The link covers the whole card.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.stroke.focus} solid ${vars.here.focus}`, outlineOffset: '-4px' },
  },
});
export const go = component({ color: vars.here.accent });
