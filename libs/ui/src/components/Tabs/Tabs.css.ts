import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

const openTab = '--k-tab';
const anchored = '(inset-inline-start: anchor(start))';
const edge = '1.25rem';
/** Between a tab's words and the ring of its focus. */
const air = vars.space.tight;
const aboveSeam = 'calc(100% - 1px)';
const shade = `color-mix(in srgb, ${vars.here.text} 24%, transparent), transparent`;

const settling = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.near}` } });

export const tabs = component({ position: 'relative' });

/** On a ground of its own, it is a panel. */
export const panelled = component({ padding: vars.space.panel });

// The seam that the panels hang on.
export const strip = component({
  position: 'relative',
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
});

// Where tabs go on out of sight, a shadow falls along the edge: it stays with the strip, and what covers it scrolls along.
export const list = component({
  position: 'relative',
  display: 'flex',
  gap: `calc(${vars.space.wide} - 2 * ${air})`,
  marginBlockEnd: '-1px',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  anchorScope: openTab,
  backgroundImage: [
    `linear-gradient(to right, ${vars.here.ground} 50%, transparent)`,
    `linear-gradient(to left, ${vars.here.ground} 50%, transparent)`,
    `radial-gradient(farthest-side at 0 50%, ${shade})`,
    `radial-gradient(farthest-side at 100% 50%, ${shade})`,
  ].join(', '),
  // Not over the seam.
  backgroundPosition: 'top left, top right, top left, top right',
  backgroundSize: [
    `calc(2 * ${edge}) ${aboveSeam}`,
    `calc(2 * ${edge}) ${aboveSeam}`,
    `${edge} ${aboveSeam}`,
    `${edge} ${aboveSeam}`,
  ].join(', '),
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
  // The lit part of the seam, which runs to the tab that is open.
  '@supports': {
    [anchored]: {
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          positionAnchor: openTab,
          insetInline: 'anchor(start) anchor(end)',
          insetBlockEnd: 0,
          blockSize: vars.stroke.focus,
          backgroundColor: vars.action.ground,
          transition: `inset-inline ${vars.time.long} ${vars.ease}`,
          '@media': { [media.forced]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
        },
      },
    },
  },
});

export const tab = component({
  ...type.control,
  position: 'relative',
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.close,
  maxInlineSize: '85%',
  minBlockSize: vars.size.large,
  paddingInline: air,
  textAlign: 'start',
  color: vars.here.soft,
  transition: `color ${vars.time.short} ${vars.ease}`,
  selectors: {
    '&:hover, &[aria-selected=true]': { color: vars.here.text },
    '&[aria-selected=true]': { anchorName: openTab },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.stroke.focus})` },
    // Where nothing can run along the seam, each tab has its part of it.
    '&[aria-selected=true]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      blockSize: vars.stroke.focus,
      backgroundColor: vars.action.ground,
      '@supports': { [anchored]: { display: 'none' } },
    },
  },
});

const shown = { display: 'block', contentVisibility: 'visible', paddingBlockStart: vars.space.far } as const;

// Without a strip to choose from, the panels stand one below the other, under their names.
const allShown = {
  ...shown,
  '::before': { ...type.heading, content: 'attr(data-label)', display: 'block', marginBlockEnd: vars.space.normal },
} as const;

export const panel = component({
  // Below the strip, when an address leads to it.
  scrollMarginBlockStart: vars.size.large,
  selectors: {
    '&:not([hidden])': { paddingBlockStart: vars.space.far },
    '&:focus-visible': { outlineOffset: vars.space.tight },
    [`${tabs}[data-moved] > &:not([hidden])`]: { animation: `${settling} ${vars.time.medium} ${vars.ease}` },
  },
  '@media': {
    [media.noScript]: allShown,
    print: allShown,
    // Until scripts take over, the panel that the address names is the open one.
    '(scripting: enabled)': {
      selectors: {
        [`${tabs}:not([data-live]) > &:target`]: shown,
        [`${tabs}:not([data-live]):has(> &:target) > &:not(:target)`]: { display: 'none' },
      },
    },
  },
});
