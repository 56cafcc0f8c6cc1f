import { defineTimeline, instant, type Instant, type Window } from '../../time/index.ts';
import type { RegionOf, StageOf } from '../campaign.ts';

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
  // The sale in Britain ends two days later.
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

export type BlackFridayStage = StageOf<typeof timeline>;
/** The regions that have the campaign. */
export type BlackFridayRegion = RegionOf<typeof timeline>;

/** The time zone that the dates are local to, if it is not the region's own. */
export const timeZones: Readonly<Partial<Record<BlackFridayRegion, string>>> = { us: 'America/New_York' };

const dayLong = 24 * 60 * 60 * 1000;
const day = (opens: Instant): Window => ({ opens, closes: opens + dayLong });

/** 29 November: the Friday itself. */
export const theFriday: Readonly<Record<BlackFridayRegion, Window>> = {
  us: day(instant('2024-11-29T00:00-05:00')),
  uk: day(instant('2024-11-29T00:00Z')),
  eu: day(instant('2024-11-29T00:00+01:00')),
  fr: day(instant('2024-11-29T00:00+01:00')),
  de: day(instant('2024-11-29T00:00+01:00')),
};
