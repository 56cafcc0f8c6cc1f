import { parseInstant } from '@kinemorph/content/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zoned } from './zoned.ts';

describe('instant in a time zone', () => {
  it.each([
    ['2025-07-08T07:00Z', 'America/Los_Angeles', '2025-07-08T00:00-07:00'],
    ['2024-12-09T08:00Z', 'America/Los_Angeles', '2024-12-09T00:00-08:00'],
    ['2024-12-05T00:00Z', 'Europe/London', '2024-12-05T00:00Z'],
    ['2025-04-27T23:00Z', 'Europe/London', '2025-04-28T00:00+01:00'],
    ['2025-05-06T15:00Z', 'Asia/Tokyo', '2025-05-07T00:00+09:00'],
    ['2025-05-06T15:00:30Z', 'UTC', '2025-05-06T15:00:30Z'],
  ])('%s in %s is %s [ST-3]', (moment, zone, expected) => {
    expect(zoned(parseInstant(moment) ?? 0, zone)).toBe(expected);
  });

  it('is parsed as the same instant for any instant and time zone', () => {
    const zones = fc.constantFrom(
      'America/Los_Angeles',
      'America/St_Johns',
      'Europe/Berlin',
      'Asia/Kathmandu',
      'Asia/Shanghai',
      'Pacific/Chatham',
      'UTC',
    );
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) }), zones, (moment, zone) => {
        expect(parseInstant(zoned(moment, zone))).toBe(moment);
      }),
    );
  });
});
