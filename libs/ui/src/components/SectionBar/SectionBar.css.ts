import { media } from '../../theme/breakpoints.ts';
import { component, globalRule } from '../../theme/layers.css.ts';
import { column } from '../../theme/shapes.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';
import { barsName, headerBlockSize } from './bars.ts';

const blockSize = '3.75rem';

/** A lower window, such as a phone in landscape, has too little space for a second sticky bar. */
const tall = '(min-height: 30rem)';

export const bar = component({
  position: 'relative',
  zIndex: `calc(${vars.layer.header} - 1)`,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  anchorName: '--k-section-bar',
  '@media': { [tall]: { position: 'sticky', insetBlockStart: headerBlockSize }, print: { display: 'none' } },
});

// Anchor targets stop below both bars.
globalRule('components', `html:has(.${bar})`, {
  '@media': {
    [tall]: {
      vars: { [barsName]: `calc(${headerBlockSize} + ${blockSize})` },
      scrollPaddingBlockStart: `calc(${headerBlockSize} + ${blockSize} + ${vars.space.m})`,
    },
    print: { scrollPaddingBlockStart: 0 },
  },
});

/** Set on the root element while the page scrolls to a section. */
export const gliding = component({ '@media': { [media.moving]: { scrollBehavior: 'smooth' } } });

export const inner = component({
  ...column,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.m,
  minBlockSize: blockSize,
  '@media': { [media.tight]: { flexWrap: 'wrap' }, [media.ipad]: { gap: vars.space.l } },
});

export const product = component({
  position: 'relative',
  display: 'flex',
  flex: '1 100 45%',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: '36%',
  '@media': {
    [media.tight]: { flexBasis: '100%' },
    [media.ipad]: { flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '36%' },
  },
});
export const words = component({ minInlineSize: 0, overflowWrap: 'anywhere' });
export const name = component({ ...type.heading, fontSize: 'clamp(.875rem, .8rem + .4vw, 1.125rem)', lineHeight: 1.2 });

export const priceBelow = component({
  fontSize: vars.fontSize.small,
  lineHeight: 1.3,
  color: vars.here.soft,
  '@media': { [media.window]: { display: 'none' } },
});

// Covers the name, so that pressing the name also opens the menu.
export const opener = component({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '1.5rem',
  blockSize: vars.size.touch,
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `${vars.stroke.focus} solid ${vars.here.focus}`, outlineOffset: '-3px' },
    [`${bar}:has(:popover-open) &`]: { rotate: '180deg' },
  },
  transition: `rotate ${vars.time.short} ${vars.ease}`,
  '@media': { [media.ipad]: { display: 'none' } },
});

// A menu below the bar on phones; from tablets on, a strip inside the bar. It only has the style of a popover on
// phones.
export const menu = component({
  position: 'fixed',
  insetInline: 0,
  insetBlock: `calc(${headerBlockSize} + ${blockSize}) auto`,
  maxInlineSize: '100%',
  maxBlockSize: '70dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.here.raised,
  color: vars.here.text,
  borderBlock: `${vars.stroke.seam} solid ${vars.here.line}`,
  transition: `clip-path ${vars.time.medium} ${vars.ease}, display ${vars.time.medium} allow-discrete, overlay ${vars.time.medium} allow-discrete`,
  selectors: {
    '&:not(:popover-open)': { clipPath: 'inset(0 0 100%)', '@media': { [media.ipad]: { clipPath: 'none' } } },
  },
  '@supports': {
    '(top: anchor(bottom))': {
      positionAnchor: '--k-section-bar',
      insetBlockStart: 'anchor(end)',
      '@media': { [media.ipad]: { insetBlockStart: 'auto' } },
    },
  },
  '@media': {
    [media.ipad]: {
      display: 'flex',
      flex: '1 1 0',
      position: 'static',
      minInlineSize: 0,
      maxBlockSize: 'none',
      overflow: 'auto hidden',
      scrollbarWidth: 'none',
      border: 0,
      backgroundColor: 'transparent',
      transition: 'none',
      // Fades out on both sides, where it may be scrollable.
      maskImage:
        'linear-gradient(to right, transparent, currentColor .75rem, currentColor calc(100% - .75rem), transparent)',
    },
    [media.window]: { justifyContent: 'safe flex-end' },
  },
});

export const links = component({ '@media': { [media.ipad]: { display: 'flex', marginInlineStart: 'auto' } } });

export const link = component({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minBlockSize: '3.25rem',
  paddingInline: vars.space.gutter,
  color: vars.here.soft,
  fontWeight: vars.weight.note,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: `color ${vars.time.short} ${vars.ease}`,
  // The seam under the current section is highlighted.
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '.75rem',
    insetInlineStart: 0,
    inlineSize: vars.stroke.focus,
    backgroundColor: 'transparent',
    transition: `background-color ${vars.time.medium} ${vars.ease}`,
  },
  selectors: {
    '&:hover, &[aria-current]': { color: vars.here.text },
    '&[aria-current]::after': {
      backgroundColor: vars.here.accent,
      '@media': { [media.forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
    },
    '&:focus-visible': { outlineOffset: '-3px' },
    // Fits five sections with katakana names beside the product.
    ':lang(ja) &': {
      '@media': {
        [media.ipad]: { paddingInline: '.375rem', fontSize: '.875rem' },
        [media.window]: { paddingInline: vars.space.s, fontSize: '.9375rem' },
      },
    },
  },
  '@media': {
    [media.ipad]: {
      minBlockSize: blockSize,
      paddingInline: vars.space.s,
      fontSize: '.9375rem',
      '::after': {
        insetBlock: 'auto 0',
        insetInline: vars.space.s,
        inlineSize: 'auto',
        blockSize: vars.stroke.focus,
      },
    },
  },
});

export const offer = component({
  display: 'flex',
  flex: '0 1 auto',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const priceBeside = component({
  display: 'none',
  '@media': {
    [media.window]: {
      display: 'block',
      fontWeight: vars.weight.heading,
      fontStretch: '118%',
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
export const buy = component({
  selectors: {
    '&&': {
      minInlineSize: 0,
      minBlockSize: vars.size.touch,
      paddingInline: vars.space.s,
      '@media': { [media.ipad]: { paddingInline: vars.space.l, whiteSpace: 'nowrap' } },
    },
  },
});
export const status = component({ ...type.label, color: vars.here.soft });
