import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

const opening = keyframes({ from: { clipPath: 'inset(50% 0)' }, to: { clipPath: 'inset(0)' } });
const running = keyframes({ from: { translate: '-100%' }, to: { translate: '350%' } });

// A stage between two bars: three panels with shared seams, which open along the middle one.
export const layer = component({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  overscrollBehavior: 'contain',
  animation: `${opening} ${vars.time.medium} ${vars.ease}`,
  '@media': { print: { display: 'none' } },
});

export const content = component({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  paddingBlock: 'env(safe-area-inset-top) env(safe-area-inset-bottom)',
  userSelect: 'none',
  ':focus': { outline: 'none' },
});

export const bar = component({
  display: 'flex',
  alignItems: 'stretch',
  justifyContent: 'flex-end',
  minBlockSize: '3.5rem',
});

export const counter = component({
  ...type.label,
  flex: '1 1 auto',
  alignSelf: 'center',
  minInlineSize: 0,
  paddingInline: '1.25rem',
  fontVariantNumeric: 'tabular-nums',
  color: vars.here.soft,
});

export const key = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '3.5rem',
  minBlockSize: '3.5rem',
  fontSize: '1.125rem',
  borderInline: `${vars.stroke.seam} solid ${vars.here.line}`,
  marginInlineStart: '-1px',
  transition: `background-color ${vars.time.short} ${vars.ease}, color ${vars.time.short} ${vars.ease}`,
  selectors: {
    '&:last-child': { borderInlineEnd: 0 },
    '&:first-child': { borderInlineStart: 0 },
    '&:hover:not([aria-disabled])': { backgroundColor: vars.here.glow },
    '&[aria-disabled]': { color: vars.here.soft, opacity: 0.5, cursor: 'default' },
    '&:focus-visible': { outlineOffset: '-4px' },
  },
});

export const stage = component({
  position: 'relative',
  overflow: 'hidden',
  borderBlock: `${vars.stroke.seam} solid ${vars.here.line}`,
  backgroundImage: `radial-gradient(70% 60% at 50% 50%, ${vars.here.raised}, transparent)`,
  // All gestures are handled by the viewer.
  touchAction: 'none',
  cursor: 'zoom-in',
  selectors: { '&[data-zoomed]': { cursor: 'grab' }, '&[data-zoomed]:active': { cursor: 'grabbing' } },
});

export const track = component({
  position: 'absolute',
  inset: 0,
  transition: `translate ${vars.time.medium} ${vars.ease}`,
  selectors: { '&[data-held]': { transition: 'none' } },
});

export const slide = component({
  position: 'absolute',
  inset: 0,
  transition: `translate ${vars.time.medium} ${vars.ease}`,
  selectors: {
    '&[data-offset="-1"], [dir=rtl] &[data-offset="1"]': { translate: '-100%' },
    '&[data-offset="1"], [dir=rtl] &[data-offset="-1"]': { translate: '100%' },
    // A line moves along the lower seam until the picture has loaded.
    '&[data-loading]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      inlineSize: '30%',
      blockSize: '2px',
      backgroundColor: vars.light.ground,
      animation: `${running} 1.5s linear infinite`,
    },
  },
});

export const face = component({
  position: 'absolute',
  inset: 0,
  selectors: {
    '[data-smooth] &': {
      transition: `translate ${vars.time.medium} ${vars.ease}, scale ${vars.time.medium} ${vars.ease}`,
    },
  },
});

export const image = component({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  color: vars.here.soft,
});

export const foot = component({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) 3.5rem',
  minBlockSize: '4.5rem',
  '@media': { [media.ipad]: { gridTemplateColumns: '4.5rem minmax(0, 1fr) 4.5rem' } },
});
export const turner = component({ selectors: { [`&${key}`]: { inlineSize: '100%', marginInlineStart: 0 } } });
export const caption = component({
  display: 'grid',
  placeContent: 'center',
  paddingBlock: '.75rem',
  paddingInline: '1rem',
  textAlign: 'center',
  lineHeight: 1.35,
  maxBlockSize: '30dvh',
  overflowY: 'auto',
  userSelect: 'text',
});
