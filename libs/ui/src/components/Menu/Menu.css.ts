import { media } from '../../theme/breakpoints.ts';
import { component, variants } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** The bar that a panel of the spread `bar` opens under. */
export const barAnchor = '--k-bar';

const openerAnchor = '--k-menu';

/** Feature query for CSS anchor positioning, with which panels open at the end of a bar. */
export const anchored = '(top: anchor(bottom))';

export const menu = component({ display: 'grid', justifyItems: 'start', anchorScope: openerAnchor });

/** An entry of a bar: a link, or a button that opens a panel. */
export const opener = component({
  anchorName: openerAnchor,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.size.touch,
  paddingInline: '.875rem',
  fontSize: '.9375rem',
  fontWeight: 520,
  textDecoration: 'none',
  textAlign: 'start',
  color: vars.here.text,
  transition: `color ${vars.time.short} ${vars.ease}`,
  selectors: { '&:hover, &:has(+ :popover-open)': { color: vars.header.hover } },
  '@media': { [media.ipad]: { whiteSpace: 'nowrap' } },
});

export const turning = component({
  display: 'grid',
  transition: `rotate ${vars.time.medium} ${vars.ease}`,
  selectors: { ':has(+ :popover-open) > &': { rotate: '.5turn' } },
});

// Opens downwards along its upper seam.
export const panel = component({
  position: 'fixed',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.here.raised,
  color: vars.here.text,
  clipPath: 'inset(0 0 100%)',
  transition: `clip-path ${vars.time.medium} ${vars.ease}, display ${vars.time.medium} allow-discrete, overlay ${vars.time.medium} allow-discrete`,
  selectors: {
    '&:popover-open': { clipPath: 'inset(0)', '@starting-style': { clipPath: 'inset(0 0 100%)' } },
  },
});

// Anchored, since a banner may shift the bar down; browsers without anchor positioning use the header's height.
export const underBar = {
  insetInline: 0,
  insetBlock: `${vars.size.header} auto`,
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: `calc(100dvh - ${vars.size.header})`,
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  '::backdrop': { backgroundColor: vars.overlay },
  '@supports': {
    [anchored]: {
      positionAnchor: barAnchor,
      insetBlockStart: `anchor(end, ${vars.size.header})`,
      // The bar around the menu is not dimmed.
      '::backdrop': { positionAnchor: barAnchor, insetBlockStart: `anchor(end, ${vars.size.header})` },
    },
  },
} as const;

export const spreads = variants({
  // A part of the page remains visible; pressing it closes the panel.
  bar: {
    ...underBar,
    maxBlockSize: `calc(85dvh - ${vars.size.header})`,
    '@supports': {
      ...underBar['@supports'],
      '(max-block-size: stretch)': { insetBlockEnd: '15dvh', alignSelf: 'start', maxBlockSize: 'stretch' },
    },
  },
  drop: {
    inset: 'auto',
    minInlineSize: '13rem',
    maxInlineSize: 'min(24rem, 100vw - 2rem)',
    maxBlockSize: '70dvh',
    border: `${vars.stroke.seam} solid ${vars.here.line}`,
    borderBlockStart: `2px solid ${vars.here.accent}`,
    boxShadow: `0 1rem 2.5rem ${vars.shadow}`,
    selectors: { '&:popover-open': { clipPath: 'inset(0 -3rem -4rem)' } },
    '@supports': {
      '(position-area: self-block-end)': {
        positionAnchor: openerAnchor,
        positionArea: 'self-block-end span-self-inline-end',
        positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
      },
    },
  },
});

export const list = component({ display: 'grid', paddingBlock: vars.space.xs });

export const link = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  textDecoration: 'none',
  transition: `background-color ${vars.time.short} ${vars.ease}`,
  ':hover': { backgroundColor: vars.here.glow },
  ':focus-visible': { outlineOffset: '-3px' },
  // The current page: the seam beside it is highlighted.
  selectors: {
    '&[aria-current]': { fontWeight: vars.weight.strong, boxShadow: `inset 3px 0 ${vars.here.accent}` },
    '[dir=rtl] &[aria-current]': { boxShadow: `inset -3px 0 ${vars.here.accent}` },
  },
});
