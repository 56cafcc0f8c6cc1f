import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blackFriday2024 } from '../campaigns/black-friday-2024/campaign.ts';
import { christmas2024 } from '../campaigns/christmas-2024/campaign.ts';
import { groupsIn } from '../campaigns/groups.ts';
import { primeDay2025 } from '../campaigns/prime-day-2025/campaign.ts';
import type { RegionId } from '../regions/region.ts';
import { regionIds, regions } from '../regions/regions.ts';
import { instant, isOpenAt, stageWindow, type Clock } from '../time/index.ts';
import { offerOf } from './offer.ts';
import { lowestPriceBefore, priceAt } from './lowest-price.ts';
import { type Product } from './product.ts';
import type { ProductId } from './product-id.ts';
import { products, productIds } from './products.ts';

const clockAt = (now: number): Clock => ({
  hasPassed: (moment) => moment <= now,
  isPast: (moment) => moment <= now,
  isOpen: (window) => isOpenAt(window, now),
  stage: (timeline, region) => {
    const times = timeline.regions[region];
    if (!times) return 'after';
    return (
      timeline.stages.find((stage) => isOpenAt(stageWindow(timeline, region, stage) ?? { closes: -Infinity }, now)) ??
      (now < times.ends ? 'before' : 'after')
    );
  },
});
const offerAt = (id: ProductId, region: RegionId, now: number) => offerOf(products[id], regions[region], clockAt(now));
const anyProduct = fc
  .constantFrom(...productIds)
  .chain((id) => fc.record({ id: fc.constant(id), region: fc.constantFrom(...products[id].regions) }));
const moments = [
  ...new Set(
    Object.values(products).flatMap(({ prices = {}, stock = {} }) => [
      ...Object.values(prices).flatMap(({ promotions = [] }) =>
        promotions.flatMap(({ window }) => [window.opens, window.closes]),
      ),
      ...Object.values(stock).flatMap((shortages) => shortages.flatMap(({ window }) => [window.opens, window.closes])),
    ]),
  ),
].filter((at) => at !== undefined);
const anyMoment = fc.oneof(
  fc.constantFrom(...moments).chain((at) => fc.integer({ min: at - 1, max: at + 1 })),
  fc.integer({ min: instant('2023-01-01T00:00Z'), max: instant('2028-01-01T00:00Z') }),
);

describe('the price of a product', () => {
  it('exists in every region that sells it, at every instant from its announcement on [EN-2, FX]', () => {
    for (const id of productIds)
      for (const region of products[id].regions)
        expect([id, region, products[id].prices?.[region]?.regular]).toEqual([id, region, expect.any(Number)]);
    fc.assert(
      fc.property(anyProduct, anyMoment, ({ id, region }, now) => {
        const offer = offerAt(id, region, now);
        expect(offer?.price !== undefined).toBe(offer?.state !== 'announced');
        if (offer?.price)
          expect(offer.price).toEqual({
            amount: priceAt(products[id].prices?.[region] ?? {}, now),
            currency: regions[region].currency,
          });
      }),
    );
  });

  it('is below its former price until a later instant, with the difference as saving [EN-2, FX]', () => {
    fc.assert(
      fc.property(anyProduct, anyMoment, ({ id, region }, now) => {
        const { price, was, saved, until, lowest } = offerAt(id, region, now) ?? {};
        if (!was || !price) {
          expect([saved, lowest]).toEqual([undefined, undefined]);
          return;
        }
        expect(was.amount).toBeGreaterThan(price.amount);
        expect(saved).toBeCloseTo((was.amount - price.amount) / was.amount);
        expect(until).toBeGreaterThan(now);
      }),
    );
  });

  it('is compared in the EU with the lowest price of 30 days, if it was sold before [FX]', () => {
    fc.assert(
      fc.property(anyProduct, anyMoment, ({ id, region }, now) => {
        const { was, lowest } = offerAt(id, region, now) ?? {};
        const promotion = products[id].prices?.[region]?.promotions?.find(({ window }) => isOpenAt(window, now));
        if (!was) {
          expect(lowest).toBeUndefined();
          return;
        }
        const isEuro = region === 'eu' || region === 'fr' || region === 'de';
        const onSaleFrom = products[id].preOrder && stageWindow(products[id].preOrder, region, 'earlyBird')?.opens;
        const expected = isEuro
          ? lowestPriceBefore(products[id].prices?.[region] ?? {}, promotion?.window.opens ?? 0, 30, onSaleFrom)
          : undefined;
        expect(lowest?.price.amount).toBe(expected);
        if (lowest) expect([lowest.days, was]).toEqual([30, lowest.price]);
      }),
    );
    // The sale of December follows that of November: its prices are compared with November's.
    const christmas = offerAt('toyStoryBuzzLightyear', 'de', instant('2024-12-10T12:00+01:00'));
    expect([christmas?.price?.amount, christmas?.was?.amount, christmas?.lowest?.price.amount]).toEqual([
      449, 499, 499,
    ]);
    expect(offerAt('flagshipBumblebee', 'de', instant('2025-04-10T12:00+02:00'))).toMatchObject({
      price: { amount: 1099 },
      was: { amount: 1599 },
    });
    expect(offerAt('flagshipBumblebee', 'de', instant('2025-04-10T12:00+02:00'))).not.toHaveProperty('lowest');
  });
});

describe('a sale', () => {
  const sold = ['us', 'uk', 'eu', 'fr', 'de'] as const;

  it.each(sold)(
    'in %s lowers each Black Friday price from its stage’s first millisecond to the end [ST-1, ST-2, FX]',
    (region) => {
      for (const { stage, products: ids } of groupsIn(blackFriday2024, region)) {
        const { opens = 0, closes = 0 } = blackFriday2024.openFrom(stage, region);
        for (const id of ids) {
          const regular = products[id].prices?.[region]?.regular ?? 0;
          const priced = [opens - 1, opens, closes - 1, closes].map(
            (now) => offerAt(id, region, now)?.price?.amount ?? 0,
          );
          expect([priced[0], priced[3]], id).toEqual([regular, regular]);
          expect(priced[1], id).toBeLessThan(regular);
          expect(priced[2], id).toBe(priced[1]);
          // "Discounts up to 360 EUR."
          if (regions[region].currency === 'EUR') expect(regular - (priced[1] ?? 0)).toBeLessThanOrEqual(360);
        }
      }
    },
  );

  it.each(sold)('in %s lowers prices only in the stages of Christmas [ST-2, SC-2, FX]', (region) => {
    const times = christmas2024.timeline.regions[region];
    const lowered = (now: number) =>
      groupsIn(christmas2024, region)
        .flatMap(({ products: ids }) => ids)
        .filter((id) => offerAt(id, region, now)?.was !== undefined);
    const { holiday = 0, newYear } = times?.opens ?? {};
    expect(lowered(holiday - 1)).toEqual([]);
    expect(lowered(holiday).length).toBeGreaterThan(4);
    if (newYear !== undefined) expect(lowered(newYear).length).toBeGreaterThan(lowered(newYear - 1).length);
    expect(lowered((times?.ends ?? 0) - 1).length).toBeGreaterThanOrEqual(lowered(holiday).length);
    expect(lowered(times?.ends ?? 0)).toEqual([]);
  });

  it('of seven days lowers the price by the amount on its banner [FX-7]', () => {
    const { price, was } = offerAt('eliteOptimusPrime', 'us', instant('2025-07-10T12:00-07:00')) ?? {};
    expect((was?.amount ?? 0) - (price?.amount ?? 0)).toBe(primeDay2025.saving);
  });
});

describe('stock', () => {
  const [opens, closes] = [instant('2026-03-02T00:00+01:00'), instant('2026-05-04T00:00+02:00')];
  const scarce = (precision?: 'day' | 'month'): Product => ({
    ...products.interstellarScoutK1,
    stock: { de: [{ window: { opens, closes }, ...(precision && { precision }) }] },
  });
  const states = (product: Product, region: RegionId) =>
    [opens - 1, opens, closes - 1, closes].map((now) => offerOf(product, regions[region], clockAt(now))?.state);

  it('changes at an instant, only in its region [ST-6]', () => {
    expect(states(scarce(), 'de')).toEqual(['buy', 'soldOut', 'soldOut', 'buy']);
    expect(states(scarce('month'), 'de')).toEqual(['buy', 'outOfStock', 'outOfStock', 'buy']);
    expect(states(scarce('month'), 'fr')).toEqual(['buy', 'buy', 'buy', 'buy']);
  });

  it('that returns on a known day has that day, and keeps its price [ST-6]', () => {
    expect(offerOf(scarce('day'), regions.de, clockAt(opens))).toMatchObject({
      back: { at: closes, precision: 'day' },
      price: { amount: expect.any(Number) as number },
    });
    expect(offerOf(scarce(), regions.de, clockAt(opens))).not.toHaveProperty('back');
  });

  it('of a booking has its shipping date until that date [ST-3]', () => {
    const ships = instant('2025-08-30T00:00+02:00');
    expect([ships - 1, ships].map((now) => offerAt('flagshipBumblebee', 'de', now)?.ships)).toEqual([ships, undefined]);
    for (const region of regionIds) expect(offerAt('aiBase', region, ships)?.ships).toBeUndefined();
  });
});
