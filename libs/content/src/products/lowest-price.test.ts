import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lowestPriceBefore, priceAt } from './lowest-price.ts';
import type { RegionalPrice } from './product.ts';

const day = 24 * 60 * 60 * 1000;
/** A price with promotions that do not overlap, on whole days. */
const prices: fc.Arbitrary<RegionalPrice> = fc
  .record({
    regular: fc.option(fc.integer({ min: 500, max: 999 }), { nil: undefined }),
    cuts: fc.uniqueArray(fc.integer({ min: 0, max: 90 }), { maxLength: 8 }),
    amounts: fc.array(fc.integer({ min: 1, max: 499 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ regular, cuts, amounts }) => {
    const days = cuts.toSorted((a, b) => a - b);
    const promotions = amounts.flatMap((price, index) => {
      const [opens, closes] = [days[index * 2], days[index * 2 + 1]];
      return opens === undefined || closes === undefined
        ? []
        : [{ price, window: { opens: opens * day, closes: closes * day } }];
    });
    return { ...(regular !== undefined && { regular }), promotions };
  });

describe('the lowest price before a reduction [FX]', () => {
  it('is the lowest daily price of the period', () => {
    fc.assert(
      fc.property(
        prices,
        fc.integer({ min: 1, max: 100 }),
        fc.integer({ min: 1, max: 40 }),
        fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
        (price, at, days, from) => {
          const listed = Array.from({ length: days }, (_, back) => at - 1 - back)
            .filter((one) => from === undefined || one >= from)
            .flatMap((one) => priceAt(price, one * day) ?? []);
          expect(lowestPriceBefore(price, at * day, days, from === undefined ? undefined : from * day)).toBe(
            listed.length > 0 ? Math.min(...listed) : undefined,
          );
        },
      ),
    );
  });

  it('includes a price of the period’s first or last millisecond, and none outside', () => {
    const at = 60 * day;
    const priced = (opens: number, closes: number) =>
      lowestPriceBefore({ regular: 100, promotions: [{ price: 70, window: { opens, closes } }] }, at, 30);
    expect([
      priced(at - 1, at),
      priced(at, at + day),
      priced(at - 31 * day, at - 30 * day + 1),
      priced(at - 31 * day, at - 30 * day),
    ]).toEqual([70, 100, 70, 100]);
  });

  it('is undefined for a product that was not sold before', () => {
    expect(lowestPriceBefore({ regular: 100 }, 60 * day, 30, 60 * day)).toBeUndefined();
    expect(lowestPriceBefore({ regular: 100 }, 60 * day, 30, 60 * day - 1)).toBe(100);
  });
});
