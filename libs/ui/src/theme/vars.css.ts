import { createGlobalThemeContract } from '@vanilla-extract/css';

const ground = { ground: '', raised: '', line: '', text: '', soft: '', accent: '', focus: '', danger: '', success: '', glow: '' };

/**
 * What components may ask for. A theme gives the three grounds (ink, paper, fog) and the rest;
 * `here` is whichever ground the element stands on, so a component never needs to know.
 */
export const vars = createGlobalThemeContract(
  {
    here: ground,
    ink: ground,
    paper: ground,
    fog: ground,
    action: { ground: '', hover: '', text: '' },
    light: { ground: '', text: '' },
    sale: { ground: '', text: '' },
    font: { text: '' },
    leading: { display: '', heading: '', text: '' },
    time: { short: '', medium: '', long: '' },
    ease: '',
  },
  (_, path) => `k-${path.join('-')}`,
);
