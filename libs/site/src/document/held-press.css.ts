import { globalRule, media } from '@kinemorph/ui/theme';
import { globalKeyframes } from '@vanilla-extract/css';

const animation = 'held';

// A press that waits for React. A press that is answered at once is not seen to wait.
globalKeyframes(animation, { to: { opacity: 0.5 } });
globalRule('screens', '[data-held]', {
  cursor: 'progress',
  opacity: 0.5,
  '@media': { [media.moving]: { opacity: 'inherit', animation: `${animation} .4s alternate infinite` } },
});
