import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wallOf } from './local-time.ts';
import { stepFor, ticksBetween } from './ticks.ts';
import { timeLeft } from './time-left.ts';

const hour = 3_600_000;

it('draws fewer than 60 lines, in order and within the range', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2030, 0, 1) }),
      fc.integer({ min: 2 * hour, max: 8 * 366 * 24 * hour }),
      fc.constantFrom('Europe/London', 'America/Los_Angeles', 'Asia/Tokyo'),
      (from, span, zone) => {
        const step = stepFor(span, 1200);
        const ticks = ticksBetween(from, from + span, step, zone).map(({ at }) => at);
        expect(ticks).toEqual([...new Set(ticks)].sort((a, b) => a - b));
        for (const at of ticks) expect(at >= from && at <= from + span).toBe(true);
        expect(ticks.length).toBeLessThan(60);
      },
    ),
  );
});

it('draws days at local midnight, also when the clocks change', () => {
  const ticks = ticksBetween(
    Date.UTC(2025, 2, 28),
    Date.UTC(2025, 3, 2),
    { unit: 'day', every: 1, length: 24 * hour },
    'Europe/London',
  );
  expect(ticks.map(({ at }) => wallOf(at, 'Europe/London').hour)).toEqual(ticks.map(() => 0));
  expect(ticks.filter(({ major }) => major).map(({ wall }) => wall.day)).toEqual([1]);
});

it('shows the time left in its two largest units', () => {
  expect(timeLeft(0, (11 * 24 + 4) * hour + 59_000)).toBe('11 days 4 hours');
  expect(timeLeft(0, 24 * hour)).toBe('1 day');
  expect(timeLeft(0, 61_000)).toBe('1 minute 1 second');
  expect(timeLeft(0, 0)).toBe('1 second');
});
