import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cacheControl, validityHeaders } from './cache-lifetime.ts';

const lifeOf = (control: string) => Number(/s-maxage=(\d+)/.exec(control)?.[1] ?? 0);

describe('the lifetime of a page in a shared cache', () => {
  it('ends before the boundary, is one hour at most, and is no-store if no time is left', () => {
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
          const outage = Number(/stale-if-error=(\d+)/.exec(control)?.[1] ?? 0);
          expect(at + (life + outage + 1) * 1000).toBeLessThanOrEqual(at + left);
          expect(control).toBe(
            `public, max-age=0, s-maxage=${life}, must-revalidate${outage > 0 ? `, stale-if-error=${outage}` : ''}`,
          );
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
    [3_602_000, 'public, max-age=0, s-maxage=3600, must-revalidate, stale-if-error=1'],
    [1e12, 'public, max-age=0, s-maxage=3600, must-revalidate, stale-if-error=86400'],
  ])('with %d ms left is written as %s', (left, control) => {
    expect(cacheControl(1000, 1000 + left)).toBe(control);
  });

  it('is one hour if nothing on the page will change', () => {
    expect(cacheControl(1000, undefined)).toBe(
      'public, max-age=0, s-maxage=3600, must-revalidate, stale-if-error=86400',
    );
  });

  it('has no stale-while-revalidate for a page that never changes', () => {
    expect(cacheControl(0, undefined)).not.toContain('stale-while-revalidate');
  });
});

describe('the exact expiry of a response', () => {
  const ends = Date.UTC(2025, 2, 27, 9);
  const read = (expires: number | undefined, offset: number, control: string) => {
    const headers = validityHeaders(expires, offset, control);
    return Object.fromEntries(
      Array.from({ length: headers.length / 2 }, (_, i) => [headers[2 * i], headers[2 * i + 1]]),
    );
  };

  it('is the boundary in the machine’s time, also if the site’s clock differs', () => {
    expect(read(ends, 0, 'no-store')['x-valid-until']).toBe('1743066000.000');
    expect(read(ends + 1, -3_600_000, 'no-store')['x-valid-until']).toBe('1743069600.001');
  });

  it('is the last whole second before the boundary for nginx, which caches to the end of a second', () => {
    for (const more of [0, 1, 999]) expect(read(ends + more, 0, 'no-store')['x-accel-expires']).toBe('@1743065999');
    expect(read(ends - 1, 0, 'no-store')['x-accel-expires']).toBe('@1743065998');
  });

  it('is not sent for nginx if a stale response may replace a failed server', () => {
    expect(Object.keys(read(ends, 0, cacheControl(ends - 7_200_000, ends)))).toEqual(['x-valid-until']);
    expect(Object.keys(read(ends, 0, cacheControl(ends - 7_200, ends)))).toEqual(['x-valid-until', 'x-accel-expires']);
  });

  it('is missing for a page that never changes', () => {
    expect(validityHeaders(undefined, 0, cacheControl(0, undefined))).toEqual([]);
  });
});
