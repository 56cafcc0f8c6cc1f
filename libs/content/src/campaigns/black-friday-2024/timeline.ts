import type { RegionId } from '../../regions/region.ts';
import { defineTimeline, instant, stageWindow, type Instant, type Window } from '../../time/index.ts';

/**
 * Black Friday 2024: the only place its dates are written.
 * A stage lasts until the next one opens; `ends` is the first moment after the last. America runs on Eastern time.
 */
export const timeline = defineTimeline(['early', 'blackFriday', 'cyberMonday'], {
  us: {
    early: '2024-11-14T00:00-05:00',
    blackFriday: '2024-11-22T00:00-05:00',
    cyberMonday: '2024-11-30T00:00-05:00',
    ends: '2024-12-03T00:00-05:00',
  },
  // Britain shops two days longer.
  uk: {
    early: '2024-11-14T08:00Z',
    blackFriday: '2024-11-22T00:00Z',
    cyberMonday: '2024-11-30T00:00Z',
    ends: '2024-12-05T00:00Z',
  },
  eu: {
    early: '2024-11-14T09:00+01:00',
    blackFriday: '2024-11-22T00:00+01:00',
    cyberMonday: '2024-11-30T00:00+01:00',
    ends: '2024-12-03T00:00+01:00',
  },
  fr: {
    early: '2024-11-14T09:00+01:00',
    blackFriday: '2024-11-22T00:00+01:00',
    cyberMonday: '2024-11-30T00:00+01:00',
    ends: '2024-12-03T00:00+01:00',
  },
  de: {
    early: '2024-11-14T09:00+01:00',
    blackFriday: '2024-11-22T00:00+01:00',
    cyberMonday: '2024-11-30T00:00+01:00',
    ends: '2024-12-03T00:00+01:00',
  },
});

export type BlackFridayStage = (typeof timeline.stages)[number];
/** The regions that have the campaign. */
export type BlackFridayRegion = Extract<RegionId, 'us' | 'uk' | 'eu' | 'fr' | 'de'>;

/** Whether a region has the campaign. */
export function hasBlackFriday(region: RegionId): region is BlackFridayRegion {
  return region in timeline.regions;
}

/** The time zone that the dates are local to, where it is not the region's own. */
export const timeZones: Readonly<Partial<Record<RegionId, string>>> = { us: 'America/New_York' };

/** From the opening of a stage to the end of the campaign: what a stage has opened stays open. */
export function openFrom(stage: BlackFridayStage, region: BlackFridayRegion): Window {
  return { opens: stageWindow(timeline, region, stage)?.opens, closes: endOf(region) };
}

/** The first moment after the campaign. */
export function endOf(region: BlackFridayRegion): Instant {
  return timeline.regions[region]?.ends ?? Number.MAX_SAFE_INTEGER;
}

const week = 7 * 24 * 60 * 60 * 1000;
const visible = (region: BlackFridayRegion): Window => ({
  opens: (stageWindow(timeline, region, 'early')?.opens ?? 0) - week,
  closes: endOf(region),
});

/** When the page can be seen: from a week before, while everything is still locked, to the end. */
export const pageWindow: Readonly<Record<BlackFridayRegion, Window>> = {
  us: visible('us'),
  uk: visible('uk'),
  eu: visible('eu'),
  fr: visible('fr'),
  de: visible('de'),
};

const day = (opens: Instant): Window => ({ opens, closes: opens + week / 7 });

/** 29 November: the Friday itself. */
export const theFriday: Readonly<Record<BlackFridayRegion, Window>> = {
  us: day(instant('2024-11-29T00:00-05:00')),
  uk: day(instant('2024-11-29T00:00Z')),
  eu: day(instant('2024-11-29T00:00+01:00')),
  fr: day(instant('2024-11-29T00:00+01:00')),
  de: day(instant('2024-11-29T00:00+01:00')),
};
