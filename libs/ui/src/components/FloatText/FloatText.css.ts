import { media } from '../../theme/breakpoints.ts';
import { component } from '../../theme/layers.css.ts';
import { vars } from '../../theme/vars.css.ts';

export const float = component({
  // A span is moved as well.
  selectors: { 'span&': { display: 'inline-block' } },
  '@media': {
    [media.moving]: { transition: `opacity ${vars.time.long} ${vars.ease}, translate ${vars.time.long} ${vars.ease}` },
  },
});

/** The state before it scrolls into view. Only set by script: without scripts, everything is in place. */
export const waiting = component({
  selectors: {
    '&:not(.animated)': {
      '@media': { [media.moving]: { opacity: 0, translate: '0 50px' }, print: { opacity: 1, translate: 'none' } },
    },
  },
});
