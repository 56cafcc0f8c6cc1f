import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** On the root element while a dialog is open. */
export const locked = component({ overflow: 'hidden' });

/** Stands in for a scrollbar that took room (17 px on most desktops, none on phones), so that nothing shifts. */
export const guttered = component({ scrollbarGutter: 'stable' });

const opening = keyframes({ from: { clipPath: 'inset(50% 0)' }, to: { clipPath: 'inset(0)' } });
const darkening = keyframes({ from: { opacity: 0 } });

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '1rem',
  backgroundColor: 'rgb(11 13 16 / .72)',
  animation: `${darkening} ${vars.time.medium} ${vars.ease}`,
});

// Opens along its middle seam.
export const content = component({
  ...cut('1.25rem'),
  inlineSize: '100%',
  padding: 'clamp(1.5rem, 3vw, 3rem)',
  backgroundColor: vars.paper.ground,
  color: vars.paper.text,
  border: '1px solid transparent',
  animation: `${opening} ${vars.time.medium} ${vars.ease}`,
  ':focus': { outline: 'none' },
});

export const sizes = variants({
  medium: { maxInlineSize: '36rem' },
  wide: { maxInlineSize: '64rem' },
  full: { maxInlineSize: '100%', minBlockSize: 'calc(100dvh - 2rem)' },
});

export const head = component({ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '1rem', marginBlockEnd: '1rem' });
export const title = component({ ...type.heading, fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)' });
export const description = component({ marginBlockEnd: '1.5rem', color: vars.here.soft });
export const close = component({ flex: 'none', display: 'grid', placeItems: 'center', inlineSize: '2.75rem', blockSize: '2.75rem', marginBlock: '-.5rem', marginInlineEnd: '-.75rem', ':hover': { color: vars.here.accent } });
