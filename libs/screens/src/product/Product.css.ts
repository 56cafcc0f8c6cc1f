import { globalRule, media, screen, vars } from '@kinemorph/ui/theme';

/** A hero without a scene: the whole machine beside the words. */
export const whole = screen({});
globalRule('screens', `.${whole} img`, {
  '@media': {
    [media.ipad]: { objectFit: 'contain', objectPosition: '88% 50%', paddingBlock: '4rem' },
  },
});

/** The table below the figures in large type. */
export const below = screen({ marginBlockStart: vars.space.xl });
