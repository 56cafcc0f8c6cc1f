import type { RegionId } from '../../regions/region.ts';
import { defineTimeline, stageWindow, type Instant, type Window } from '../../time/index.ts';

/**
 * The sale at the end of 2024: the only place its dates are written, each in its region's own time.
 * Its last day counts whole. Where that is 31 December, the sale is over before there is a New Year to wish.
 */
export const timeline = defineTimeline(['holiday', 'newYear'], {
  us: { holiday: '2024-12-09T00:00-08:00', newYear: '2025-01-01T00:00-08:00', ends: '2025-01-03T00:00-08:00' },
  uk: { holiday: '2024-12-09T00:00Z', newYear: '2025-01-01T00:00Z', ends: '2025-01-13T00:00Z' },
  eu: { holiday: '2024-12-09T00:00+01:00', newYear: 'never', ends: '2025-01-01T00:00+01:00' },
  fr: { holiday: '2024-12-09T00:00+01:00', newYear: 'never', ends: '2025-01-01T00:00+01:00' },
  de: { holiday: '2024-12-09T00:00+01:00', newYear: 'never', ends: '2025-01-01T00:00+01:00' },
});

export type ChristmasStage = (typeof timeline.stages)[number];
/** The regions that have the sale. */
export type ChristmasRegion = Extract<RegionId, 'us' | 'uk' | 'eu' | 'fr' | 'de'>;

/** Whether a region has the sale. */
export function hasChristmas(region: RegionId): region is ChristmasRegion {
  return region in timeline.regions;
}

/** The first moment of the sale. */
export function opensIn(region: ChristmasRegion): Instant {
  return stageWindow(timeline, region, 'holiday')?.opens ?? Number.MAX_SAFE_INTEGER;
}

/** The first moment after the sale. */
export function endOf(region: ChristmasRegion): Instant {
  return timeline.regions[region]?.ends ?? Number.MAX_SAFE_INTEGER;
}

/** From the opening of a stage to the end of the sale. Throws where the region goes without the stage. */
export function openFrom(stage: ChristmasStage, region: ChristmasRegion): Window {
  const opens = stageWindow(timeline, region, stage)?.opens;
  if (opens === undefined) throw new Error(`the sale has no stage "${stage}" in ${region}`);
  return { opens, closes: endOf(region) };
}

const week = 7 * 24 * 60 * 60 * 1000;
const visible = (region: ChristmasRegion): Window => ({ opens: opensIn(region) - week, closes: endOf(region) });

/** When the page can be seen: from a week before, while it only says what is coming, to the end. */
export const pageWindow: Readonly<Record<ChristmasRegion, Window>> = {
  us: visible('us'),
  uk: visible('uk'),
  eu: visible('eu'),
  fr: visible('fr'),
  de: visible('de'),
};
