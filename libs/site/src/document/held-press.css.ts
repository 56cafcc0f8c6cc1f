import { globalRule, media } from '@kinemorph/ui/theme';
import { globalKeyframes } from '@vanilla-extract/css';

const animation = 'held';

// A press that waits for React. One that is handled at once shows no waiting.
globalKeyframes(animation, { to: { opacity: 0.5 } });
globalRule('screens', '[data-held]', {
  cursor: 'progress',
  opacity: 0.5,
  '@media': { [media.moving]: { opacity: 'inherit', animation: `${animation} .4s alternate infinite` } },
});
