import { defineTimeline } from '../../time/index.ts';
import type { RegionOf } from '../campaign.ts';

/**
 * The sale at the end of 2024: the only place with its dates, each in its region's local time.
 * Its last day is included to its end. If that is 31 December, the sale ends before the New Year's stage.
 */
export const timeline = defineTimeline(['holiday', 'newYear'], {
  us: { holiday: '2024-12-09T00:00-08:00', newYear: '2025-01-01T00:00-08:00', ends: '2025-01-03T00:00-08:00' },
  uk: { holiday: '2024-12-09T00:00Z', newYear: '2025-01-01T00:00Z', ends: '2025-01-13T00:00Z' },
  eu: { holiday: '2024-12-09T00:00+01:00', newYear: 'never', ends: '2025-01-01T00:00+01:00' },
  fr: { holiday: '2024-12-09T00:00+01:00', newYear: 'never', ends: '2025-01-01T00:00+01:00' },
  de: { holiday: '2024-12-09T00:00+01:00', newYear: 'never', ends: '2025-01-01T00:00+01:00' },
});

/** The regions that have the sale. */
export type ChristmasRegion = RegionOf<typeof timeline>;
