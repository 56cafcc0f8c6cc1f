import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const reveal = component({
  '@media': {
    [media.moving]: { transition: `opacity ${vars.time.long} ${vars.ease}, translate ${vars.time.long} ${vars.ease}` },
  },
});

/** The state before it scrolls into view. Only set by script: without scripts, everything is in place. */
export const armed = component({
  selectors: {
    '&:not(.animated)': {
      '@media': { [media.moving]: { opacity: 0, translate: '0 2rem' }, print: { opacity: 1, translate: 'none' } },
    },
  },
});
