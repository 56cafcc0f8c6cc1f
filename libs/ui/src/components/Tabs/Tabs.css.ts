import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { type } from '../../theme/type.css.ts';
import { vars } from '../../theme/vars.css.ts';

const openTab = '--k-tab';
const anchored = '(inset-inline-start: anchor(start))';
const edge = '1.25rem';
/** Space between a tab's text and its focus ring. */
const air = vars.space.xxs;
const aboveSeam = 'calc(100% - 1px)';
const shade = `color-mix(in srgb, ${vars.here.text} 24%, transparent), transparent`;

const settling = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.s}` } });

export const tabs = component({ position: 'relative' });

/** A panel with padding, if a ground is set. */
export const panelled = component({ padding: vars.space.panel });

// The seam above the panels.
export const strip = component({
  position: 'relative',
  borderBlockEnd: `${vars.stroke.seam} solid ${vars.here.line}`,
  '@media': { [media.noScript]: { display: 'none' }, print: { display: 'none' } },
});

// If some tabs are out of view, a shadow appears at that edge. The shadow stays with the strip; the gradients that
// cover it scroll with the tabs.
export const list = component({
  position: 'relative',
  display: 'flex',
  gap: `calc(${vars.space.l} - 2 * ${air})`,
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
  // Excludes the seam.
  backgroundPosition: 'top left, top right, top left, top right',
  backgroundSize: [
    `calc(2 * ${edge}) ${aboveSeam}`,
    `calc(2 * ${edge}) ${aboveSeam}`,
    `${edge} ${aboveSeam}`,
    `${edge} ${aboveSeam}`,
  ].join(', '),
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, local, scroll, scroll',
  // The highlighted part of the seam, which moves to the open tab.
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
  gap: vars.space.xs,
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
    // Without anchor positioning, each tab draws its own part of the line.
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

const shown = { display: 'block', contentVisibility: 'visible', paddingBlockStart: vars.space.xl } as const;

// Without a tab strip, the panels are shown one below the other, each with its name.
const allShown = {
  ...shown,
  '::before': { ...type.heading, content: 'attr(data-label)', display: 'block', marginBlockEnd: vars.space.m },
} as const;

export const panel = component({
  // A target of the URL's hash scrolls to below the strip.
  scrollMarginBlockStart: vars.size.large,
  selectors: {
    '&:not([hidden])': { paddingBlockStart: vars.space.xl },
    '&:focus-visible': { outlineOffset: vars.space.xxs },
    [`${tabs}[data-moved] > &:not([hidden])`]: { animation: `${settling} ${vars.time.medium} ${vars.ease}` },
  },
  '@media': {
    [media.noScript]: allShown,
    print: allShown,
    // Until scripts run, the panel that the URL's hash names is open.
    '(scripting: enabled)': {
      selectors: {
        [`${tabs}:not([data-live]) > &:target`]: shown,
        [`${tabs}:not([data-live]):has(> &:target) > &:not(:target)`]: { display: 'none' },
      },
    },
  },
});
