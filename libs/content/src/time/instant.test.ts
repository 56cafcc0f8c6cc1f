import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, parseInstant } from './instant.ts';

describe('an instant', () => {
  it('is the moment of its local time and offset', () => {
    expect(instant('2025-07-01T15:00+08:00')).toBe(Date.UTC(2025, 6, 1, 7));
    expect(instant('2025-07-01T00:00-07:00')).toBe(Date.UTC(2025, 6, 1, 7));
    expect(instant('2024-11-14T08:00Z')).toBe(Date.UTC(2024, 10, 14, 8));
    expect(instant('2025-07-01T06:59:59Z')).toBe(Date.UTC(2025, 6, 1, 6, 59, 59));
    expect(parseInstant('2025-07-01T06:59:59.999Z')).toBe(Date.UTC(2025, 6, 1, 7) - 1);
  });

  it('does not compile without its offset, and throws', () => {
    // @ts-expect-error an instant needs its offset
    expect(() => instant('2025-07-01T15:00')).toThrow(/2025-07-01T15:00" is not an instant.*with its offset/);
    // @ts-expect-error a day alone is no instant
    expect(() => instant('2025-07-01')).toThrow(/is not an instant/);
  });

  it('throws an error that shows the expected format', () => {
    expect(() => instant('2025-02-30T00:00Z')).toThrow(
      '"2025-02-30T00:00Z" is not an instant: write it like 2025-07-01T15:00+08:00, with its offset',
    );
  });

  it.each([
    ['a day that does not exist', '2025-02-30T00:00Z'],
    ['a leap day of a common year', '2025-02-29T00:00Z'],
    ['the 31st of a short month', '2024-11-31T00:00+01:00'],
    ['a thirteenth month', '2025-13-01T00:00Z'],
    ['a day zero', '2025-01-00T00:00Z'],
    ['an hour 25', '2025-01-01T25:00Z'],
    ['a minute 60', '2025-01-01T00:60Z'],
    ['no offset', '2025-07-01T15:00'],
    ['no time', '2025-07-01'],
    ['an offset without a colon', '2025-07-01T15:00+0800'],
    ['a name for its zone', '2025-07-01T15:00 CET'],
    ['space around it', ' 2025-07-01T15:00Z '],
    ['epoch milliseconds', '1751353200000'],
    ['nothing', ''],
  ])('is not read from a text with %s', (_what, text) => {
    expect(parseInstant(text)).toBeUndefined();
  });

  it('can be on the leap day of a leap year', () => {
    expect(parseInstant('2024-02-29T00:00Z')).toBe(Date.UTC(2024, 1, 29));
  });

  it('is read correctly for any moment and any offset', () => {
    const two = (value: number) => String(value).padStart(2, '0');
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2090, 0, 1) }),
        fc.integer({ min: -14 * 60, max: 14 * 60 }),
        (moment, offset) => {
          const local = new Date(moment + offset * 60_000).toISOString().slice(0, -1);
          const written = `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
          expect(parseInstant(written)).toBe(moment);
        },
      ),
    );
  });

  it('is read from any text without an error', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = parseInstant(text);
        expect(read === undefined || Number.isFinite(read)).toBe(true);
      }),
    );
  });
});
