import { defineTimeline, instant } from '../../time/index.ts';

/**
 * The pre-order of Flagship Bumblebee: the only place its dates are written.
 * It opens everywhere at one instant, in Japan later; the early bird ends at each region's own midnight.
 */
export const timeline = defineTimeline(['earlyBird'], {
  us: { earlyBird: '2025-03-27T17:00+08:00', ends: '2025-04-28T00:00-07:00' },
  uk: { earlyBird: '2025-03-27T17:00+08:00', ends: '2025-04-28T00:00+01:00' },
  eu: { earlyBird: '2025-03-27T17:00+08:00', ends: '2025-04-28T00:00+02:00' },
  fr: { earlyBird: '2025-03-27T17:00+08:00', ends: '2025-04-28T00:00+02:00' },
  de: { earlyBird: '2025-03-27T17:00+08:00', ends: '2025-04-28T00:00+02:00' },
  jp: { earlyBird: '2025-04-04T00:00+09:00', ends: '2025-05-07T00:00+09:00' },
  cn: { earlyBird: '2025-03-27T17:00+08:00', ends: '2025-04-28T00:00+08:00' },
});

/** The instants from which the menus name it. In Japan the entry appears at midnight in Tokyo. */
export const flagshipBumblebeeAnnounced = {
  everywhere: instant('2025-03-27T17:00+08:00'),
  jp: instant('2025-03-28T00:00+09:00'),
} as const;
