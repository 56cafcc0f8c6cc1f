import { media, screen, vars } from '@kinemorph/ui/theme';
import { keyframes } from '@vanilla-extract/css';

const grow = keyframes({ from: { scale: '0 1' } });

/**
 * A thin bar over everything. It is a border, which stays visible in forced colours; its text is for screen readers
 * only.
 */
export const progress = screen({
  position: 'fixed',
  insetInline: 0,
  insetBlockStart: 0,
  zIndex: vars.layer.toast,
  blockSize: '3px',
  overflow: 'clip',
  borderBlockStart: `3px solid ${vars.action.ground}`,
  pointerEvents: 'none',
  transformOrigin: 'left',
  selectors: { '&:empty': { opacity: 0 } },
  '@media': {
    [media.moving]: { selectors: { '&:not(:empty)': { animation: `${grow} 8s cubic-bezier(0, .6, .4, 1)` } } },
    print: { display: 'none' },
  },
});
