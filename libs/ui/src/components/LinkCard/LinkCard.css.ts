import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const cards = component({ display: 'grid', gap: '1rem', '@media': { [media.window]: { gridTemplateColumns: 'repeat(auto-fit, minmax(26rem, 1fr))' } } });
export const card = component({
  ...cut('1.5rem'),
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  border: `1px solid ${vars.here.line}`,
  backgroundColor: vars.here.raised,
  transition: `border-color ${vars.time.medium} ${vars.ease}`,
  selectors: { '&:hover': { borderColor: vars.here.text } },
  '@media': { [media.ipad]: { gridTemplateColumns: '1fr 1fr' }, [media.window]: { gridTemplateColumns: '1.1fr 1fr' } },
});
export const copy = component({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '.75rem', padding: 'clamp(1.5rem, 3vw, 3rem)' });
export const title = component(type.heading);
export const text = component({ color: vars.here.soft });
export const link = component({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  marginBlockStart: 'auto',
  paddingBlockStart: '1.5rem',
  fontWeight: 650,
  fontStretch: '112%',
  textDecoration: 'none',
  // The link's reach is the card's.
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: { '&:focus-visible': { outline: 'none' }, '&:focus-visible::after': { outline: `3px solid ${vars.here.focus}`, outlineOffset: '-4px' } },
});
export const go = component({ color: vars.here.accent, transition: `translate ${vars.time.medium} ${vars.ease}`, selectors: { [`${card}:hover &`]: { translate: '.25rem 0' } } });
export const image = component({ inlineSize: '100%', blockSize: '100%', minBlockSize: '14rem', objectFit: 'contain', padding: '1.5rem', backgroundImage: `radial-gradient(70% 60% at 50% 55%, ${vars.here.line}, transparent)` });
