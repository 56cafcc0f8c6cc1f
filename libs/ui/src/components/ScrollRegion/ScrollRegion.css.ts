import { createVar } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

/** Offset of the shadow at the start: the width of a sticky first column. */
export const startsAt = createVar();

function shadow(to: 'left' | 'right') {
  return `linear-gradient(to ${to}, color-mix(in srgb, ${vars.here.text} 14%, transparent), transparent)`;
}

// A panel that slides under another casts a shadow along the seam between them.
export const region = component({
  position: 'relative',
  vars: { [startsAt]: '0px' },
  selectors: {
    '&::before, &::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      zIndex: 4,
      inlineSize: '1.25rem',
      pointerEvents: 'none',
      opacity: 0,
      transition: `opacity ${vars.time.medium} ${vars.ease}`,
      '@media': { [media.forced]: { display: 'none' }, print: { display: 'none' } },
    },
    '&::before': {
      insetInlineStart: startsAt,
      borderInlineStart: `${vars.stroke.seam} solid ${vars.here.soft}`,
      backgroundImage: shadow('right'),
    },
    '&::after': {
      insetInlineEnd: 0,
      borderInlineEnd: `${vars.stroke.seam} solid ${vars.here.soft}`,
      backgroundImage: shadow('left'),
    },
    '&[data-before]::before, &[data-after]::after': { opacity: 1 },
    '[dir=rtl] &::before': { backgroundImage: shadow('left') },
    '[dir=rtl] &::after': { backgroundImage: shadow('right') },
  },
});

export const scroller = component({
  // Also clips absolutely positioned content.
  position: 'relative',
  overflow: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': { print: { overflow: 'visible' } },
});
