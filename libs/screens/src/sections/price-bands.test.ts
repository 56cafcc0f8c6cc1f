import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBands } from './price-bands.server.ts';

const amounts = fc.array(fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 10_000, max: 2_000_000 })), {
  minLength: 1,
  maxLength: 14,
});

describe('price bands', () => {
  it('contain every price in exactly one band, and no band is empty', () => {
    fc.assert(
      fc.property(amounts, (prices) => {
        const bands = priceBands(prices);
        const within = ({ from, to }: (typeof bands)[number]) => prices.filter((price) => price >= from && price < to);
        for (const price of prices) expect(bands.filter(({ from, to }) => price >= from && price < to)).toHaveLength(1);
        for (const band of bands) expect(within(band).length).toBeGreaterThan(0);
        expect(new Set(bands.map(({ name }) => name)).size).toBe(bands.length);
      }),
    );
  });

  it('have round limits of one digit, or two with a five: 600, 75,000, 1,500,000', () => {
    fc.assert(
      fc.property(amounts, (prices) => {
        for (const { from, to } of priceBands(prices))
          for (const limit of [from, to].filter((one) => one > 0 && one < Infinity))
            expect(String(limit)).toMatch(/^(?:\d0*|\d50*|[1-9]|\d\.5)$/);
      }),
    );
  });

  it('contain about the same number of prices', () => {
    expect(priceBands([249, 299, 399, 449, 499, 599, 649, 899, 999])).toEqual([
      { name: 'lower', from: 0, to: 450 },
      { name: 'middle', from: 450, to: 650 },
      { name: 'upper', from: 650, to: Infinity },
    ]);
  });
});
