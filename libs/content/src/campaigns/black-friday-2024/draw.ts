import { instant, type Instant } from '../../time/index.ts';
import type { BlackFridayRegion } from './timeline.ts';

/** How many win. */
export const winners = 3;

/** The day before which the winners are announced: 10 December, wherever one reads it. */
export const announcedBefore: Readonly<Record<BlackFridayRegion, Instant>> = {
  us: instant('2024-12-10T00:00-05:00'),
  uk: instant('2024-12-10T00:00Z'),
  eu: instant('2024-12-10T00:00+01:00'),
  fr: instant('2024-12-10T00:00+01:00'),
  de: instant('2024-12-10T00:00+01:00'),
};
