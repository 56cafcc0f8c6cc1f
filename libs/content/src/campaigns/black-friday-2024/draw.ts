import { instant, type Instant } from '../../time/index.ts';
import type { BlackFridayRegion } from './timeline.ts';

/** The number of winners, in regions that announce it: the English copy does, the German and French copy do not. */
export const winners: Readonly<Partial<Record<BlackFridayRegion, number>>> = { us: 3, uk: 3, eu: 3 };

/** The day before which the winners are announced: 10 December in every time zone. */
export const announcedBefore: Readonly<Record<BlackFridayRegion, Instant>> = {
  us: instant('2024-12-10T00:00-05:00'),
  uk: instant('2024-12-10T00:00Z'),
  eu: instant('2024-12-10T00:00+01:00'),
  fr: instant('2024-12-10T00:00+01:00'),
  de: instant('2024-12-10T00:00+01:00'),
};
