import { sample } from '../../sample.ts';
import { instant, type Instant } from '../../time/index.ts';
import type { ChristmasRegion } from './timeline.ts';

/** The end of the time for orders that arrive before Christmas: the first moment after the last day. */
export const orderUntil: Readonly<Record<ChristmasRegion, Instant>> = sample({
  us: instant('2024-12-17T00:00-08:00'),
  uk: instant('2024-12-19T00:00Z'),
  eu: instant('2024-12-16T00:00+01:00'),
  fr: instant('2024-12-19T00:00+01:00'),
  de: instant('2024-12-19T00:00+01:00'),
});
