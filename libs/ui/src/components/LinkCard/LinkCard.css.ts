import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const cards = component({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.window]: { gridTemplateColumns: 'repeat(auto-fit, minmax(26rem, 1fr))' } },
});
export const card = component({
  ...cut(vars.card.cut),
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  border: `${vars.stroke.seam} solid ${vars.card.edge}`,
  backgroundColor: vars.card.ground,
  transition: `border-color ${vars.time.medium} ${vars.ease}`,
  selectors: { '&:hover': { borderColor: vars.card.hover } },
  '@media': { [media.ipad]: { gridTemplateColumns: '1fr 1fr' }, [media.window]: { gridTemplateColumns: '1.1fr 1fr' } },
});
export const copy = component({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: vars.space.panel,
  // Without a picture, the text fills the card.
  selectors: { '&:only-child': { gridColumn: '1 / -1' } },
});
export const title = component(type.heading);
export const text = component({ color: vars.here.soft });
export const link = component({
  ...type.control,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.l,
  textDecoration: 'none',
  // The link covers the whole card.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.stroke.focus} solid ${vars.here.focus}`, outlineOffset: '-4px' },
  },
});
export const go = component({
  color: vars.here.accent,
  transition: `translate ${vars.time.medium} ${vars.ease}`,
  selectors: { [`${card}:hover &`]: { translate: '.25rem 0' } },
});
const picture = { inlineSize: '100%', blockSize: '100%', minBlockSize: '14rem', maxBlockSize: '22rem' } as const;
export const fits = variants({
  contain: {
    ...picture,
    objectFit: 'contain',
    padding: vars.space.l,
    backgroundImage: `radial-gradient(70% 60% at 50% 55%, ${vars.here.line}, transparent)`,
  },
  // A scene fills its half of the card; on phones it is above or below the text.
  cover: { ...picture, objectFit: 'cover' },
});
