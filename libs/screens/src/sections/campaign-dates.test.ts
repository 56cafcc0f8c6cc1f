import { regions, type RegionId } from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { describe, expect, it } from 'vitest';
import { campaignDates } from './campaign-dates.server.ts';

const datesIn = (region: RegionId) => campaignDates({ region: regions[region] });
const lastMinute = instant('2024-12-02T23:59+01:00');
const opening = instant('2024-11-14T09:00+01:00');

describe('the dates of a campaign', () => {
  it.each([
    ['fr', '2\u00a0décembre à 23\u00a0h\u00a059', '9\u00a0h'],
    ['de', '2.\u00a0Dezember um 23:59\u00a0Uhr\u00a0MEZ', '09:00'],
    ['eu', '2\u00a0December at 23:59\u00a0CET', '09:00'],
    ['cn', '12月3日 6:59', '16:00'],
    ['kr', '12월 3일 오전 7:59', '오후 05:00'],
  ] as const)('write the time in the format of %s', (region, minute, hour) => {
    expect(datesIn(region).minuteOf(lastMinute)).toBe(minute);
    expect(datesIn(region).hour(opening)).toBe(hour);
  });

  it.each([
    ['jp', '11月14日～12月3日'],
    ['cn', '11月14日至12月3日'],
    ['kr', '11월 14일~12월 3일'],
  ] as const)('write a range of days in the format of %s', (region, days) => {
    expect(datesIn(region).days({ opens: opening, closes: lastMinute })).toBe(days);
  });

  it.each([
    ['2024-11-22T00:00Z', '14–21\u00a0November'],
    ['2025-01-13T00:00Z', '14\u00a0November 2024\u2009–\u200912\u00a0January 2025'],
  ] as const)('have spaces around the dash only between whole dates, until %s', (closes, days) => {
    expect(datesIn('uk').days({ opens: opening, closes: instant(closes) })).toBe(days);
  });

  it.each([
    ['fr', 'heure d’Europe centrale'],
    ['de', 'MEZ'],
    ['eu', 'Central European Time'],
    ['us', 'Eastern Standard Time'],
  ] as const)('name the time zone in the usual form of %s', (region, zone) => {
    const timeZone = region === 'us' ? 'America/New_York' : undefined;
    expect(campaignDates({ region: regions[region] }, timeZone).zone(opening)).toBe(zone);
  });
});
