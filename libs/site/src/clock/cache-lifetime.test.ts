import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheControl } from './cache-lifetime.ts';

const lifeOf = (control: string) => Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);

describe('the lifetime of a page in a shared cache', () => {
  it('never reaches the boundary, is an hour at most, and is not stored where there is nothing left', () => {
    const now = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2027, 0, 1) });
    const ahead = fc.oneof(
      fc.integer({ min: -5000, max: 10_000 }),
      fc.integer({ min: 3_590_000, max: 3_610_000 }),
      fc.integer({ min: 0, max: 1e12 }),
    );
    fc.assert(
      fc.property(now, ahead, (at, left) => {
        const control = cacheControl(at, at + left);
        const life = lifeOf(control);
        if (life === 0) {
          expect(control).toBe('no-store');
          expect(left).toBeLessThan(2000);
        } else {
          expect(at + life * 1000).toBeLessThan(at + left);
          // An age is whole seconds, so a cache may keep a page for up to one more.
          expect(at + (life + 1) * 1000).toBeLessThanOrEqual(at + left);
          expect(life).toBeLessThanOrEqual(3600);
          expect(control).toBe(`public, max-age=0, s-maxage=${life}, must-revalidate`);
        }
      }),
      { numRuns: 5000 },
    );
  });

  it.each([
    [-1, 'no-store'],
    [0, 'no-store'],
    [1999, 'no-store'],
    [2000, 'public, max-age=0, s-maxage=1, must-revalidate'],
    [10_999, 'public, max-age=0, s-maxage=9, must-revalidate'],
    [3_600_999, 'public, max-age=0, s-maxage=3599, must-revalidate'],
    [3_601_000, 'public, max-age=0, s-maxage=3600, must-revalidate'],
    [1e12, 'public, max-age=0, s-maxage=3600, must-revalidate'],
  ])('with %d ms left is written as %s', (left, control) => {
    expect(cacheControl(1000, 1000 + left)).toBe(control);
  });

  it('is an hour when nothing on the page will change', () => {
    expect(cacheControl(1000, undefined)).toBe('public, max-age=0, s-maxage=3600, must-revalidate');
  });

  it('never lets a stale copy be shown across a boundary', () => {
    expect(cacheControl(0, undefined)).not.toContain('stale-while-revalidate');
  });
});
