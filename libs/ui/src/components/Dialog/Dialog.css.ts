import { keyframes } from '@vanilla-extract/css';
import { component, variants } from '../../theme/layers.css.ts';
import { cut } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

const opening = keyframes({ from: { clipPath: 'inset(50% 0)' }, to: { clipPath: 'inset(0)' } });
const darkening = keyframes({ from: { opacity: 0 } });

export const overlay = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  placeItems: 'center',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.m,
  scrollPaddingBlock: vars.space.s,
  backgroundColor: vars.dialog.overlay,
  '@media': { print: { display: 'none' } },
  animation: `${darkening} ${vars.time.medium} ${vars.ease}`,
});

// Opens along its middle seam.
export const content = component({
  ...cut(vars.dialog.cut),
  inlineSize: '100%',
  padding: vars.space.panel,
  border: `${vars.stroke.seam} solid transparent`,
  animation: `${opening} ${vars.time.medium} ${vars.ease}`,
  ':focus': { outline: 'none' },
});

export const sizes = variants({
  medium: { maxInlineSize: '36rem' },
  wide: { maxInlineSize: '64rem' },
  full: { maxInlineSize: '100%', minBlockSize: 'calc(100dvh - 2rem)' },
});

export const head = component({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.m,
  marginBlockEnd: vars.space.m,
});
export const title = component({ ...type.heading, fontSize: 'clamp(1.5rem, 1.2rem + 1vw, 2.25rem)' });
export const description = component({ marginBlockEnd: vars.space.l, color: vars.here.soft });
export const close = component({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  marginBlock: '-.375rem',
  marginInlineEnd: '-.375rem',
  ':hover': { color: vars.here.accent },
});
