import { parseInstant } from '@kinemorph/content/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantsOf, instantText, offsetOf, wallOf } from './local-time.ts';
import { readTyped } from './typed-instant.ts';

const zones = [
  'America/Los_Angeles',
  'America/New_York',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Tokyo',
  'Asia/Shanghai',
  'UTC',
];
const moment = fc
  .integer({ min: Date.UTC(2010, 0, 1) / 1000, max: Date.UTC(2040, 0, 1) / 1000 })
  .map((seconds) => seconds * 1000);

describe('local time', () => {
  it('leads back to its instant in every time zone', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...zones), (instant, zone) => {
        expect(instantsOf(wallOf(instant, zone), zone)).toContain(instant);
      }),
    );
  });

  it('is written so that content parses the same instant', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 999 }), fc.constantFrom(...zones), (instant, ms, zone) => {
        expect(parseInstant(instantText(instant + ms, zone))).toBe(instant + ms);
      }),
    );
  });

  it('has no instant in the skipped hour of spring, and two in the repeated hour of autumn', () => {
    const at = (year: number, month: number, day: number, hour: number) =>
      instantsOf({ year, month, day, hour, minute: 30, second: 0 }, 'Europe/London');
    expect(at(2025, 3, 30, 1)).toEqual([]);
    expect(at(2025, 10, 26, 1)).toEqual([Date.UTC(2025, 9, 26, 0, 30), Date.UTC(2025, 9, 26, 1, 30)]);
  });

  it('has the right offset in a time zone', () => {
    expect(offsetOf(Date.UTC(2024, 10, 29), 'America/New_York')).toBe(-5 * 3_600_000);
  });
});

const read = (text: string, zone = 'Europe/London') => readTyped(text, zone);
const problem = (text: string, zone?: string) =>
  'problem' in read(text, zone) ? (read(text, zone) as { problem: string }).problem : '';

describe('typed date and time', () => {
  it.each([
    ['2024-12-06 00:00', Date.UTC(2024, 11, 6)],
    ['2024-12-06', Date.UTC(2024, 11, 6)],
    [' 2024-12-6  8:30 ', Date.UTC(2024, 11, 6, 8, 30)],
    ['2025-07-01T00:00', Date.UTC(2025, 5, 30, 23)],
    ['2025-07-01T15:00+08:00', Date.UTC(2025, 6, 1, 7)],
  ])("%s is read in the region's time", (text, instant) => {
    expect(read(text)).toEqual({ instant });
  });

  it.each([
    ['', 'Type a date'],
    ['5 December', 'Write the year, the month and the day'],
    ['0026-12-06', 'write one from 1970 on'],
    ['2024-13-01', 'months are 1 to 12'],
    ['2024-11-31', 'its days are 1 to 30'],
    ['2024-12-06 24:00', 'midnight at its end is 00:00 of the next day'],
    ['2025-03-30 01:30', 'clocks go forward'],
    ['2025-10-26 01:30', '2025-10-26T01:30+01:00 for the first, 2025-10-26T01:30Z for the second'],
  ])('%s is rejected with a hint', (text, said) => {
    expect(problem(text)).toContain(said);
  });
});
