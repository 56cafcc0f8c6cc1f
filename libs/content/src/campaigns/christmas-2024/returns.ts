import { instant, type Instant } from '../../time/index.ts';
import type { ChristmasRegion } from './timeline.ts';

/** The end of the time for returns of orders in the sale: the first moment after the last day. */
export const returnsUntil: Readonly<Record<ChristmasRegion, Instant>> = {
  us: instant('2025-01-21T00:00-08:00'),
  uk: instant('2025-01-28T00:00Z'),
  eu: instant('2025-01-21T00:00+01:00'),
  fr: instant('2025-01-21T00:00+01:00'),
  de: instant('2025-01-21T00:00+01:00'),
};
