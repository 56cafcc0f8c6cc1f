import type * as content from '@kinemorph/content';
import { describe, expect, it, vi } from 'vitest';

/**
 * Real prices repeat, so they do not identify a product. Here each price is a unique number that no other figure has.
 */
const amounts = { regular: 90_007, promotion: 80_003 };
const outage = { opens: Date.UTC(2027, 4, 3), closes: Date.UTC(2027, 6, 19) };

vi.mock('@kinemorph/content', async (importOriginal) => {
  const real = await importOriginal<typeof content>();
  const all = Object.values(real.products);
  const promotions = all.flatMap(({ prices = {} }) =>
    Object.values(prices).flatMap(({ promotions: list = [] }) => list),
  );
  // Later promotions are cheaper: in the EU, only a lower price may be called a reduction.
  const ordered = promotions.toSorted((a, b) => (a.window.opens ?? 0) - (b.window.opens ?? 0));
  const lowered = new Map(ordered.map((promotion, index) => [promotion, amounts.promotion - index * 13]));
  let regulars = 0;
  const priced = (price: content.Product['prices']) =>
    Object.fromEntries(
      Object.entries(price ?? {}).map(([region, one]) => [
        region,
        {
          regular: amounts.regular + 11 * regulars++,
          promotions:
            one.promotions?.map((promotion) => ({ price: lowered.get(promotion) ?? 0, window: promotion.window })) ??
            [],
        },
      ]),
    );
  const products = Object.fromEntries(
    all.map((product) => [
      product.id,
      {
        ...product,
        prices: priced(product.prices),
        stock: product.id === 'flagshipMegatron' ? { us: [{ window: outage, precision: 'day' }] } : {},
      },
    ]),
  );
  return { ...real, products };
});

const { products, regionIds, siteMap, siteOf } = await import('@kinemorph/content');
const { pageData } = await import('@kinemorph/site/server');
const { serverScreens } = await import('./models.server.ts');
const { origins, table } = await import('./testing/sites.ts');

/** Returns all data of a page that a browser can read: its model, shell and head, with numbers without separators. */
function dataOf(page: content.PageRecord, region: content.RegionId, now: number): string {
  const data = pageData(
    { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
    { region, path: page.path, screen: page.component ?? 'home' },
    now,
  );
  return JSON.stringify({ ...data, expires: undefined }).replaceAll(/(?<=\d)[.,\s\u00a0\u202f](?=\d{3}(?!\d))/gu, '');
}
const numbersIn = (text: string) =>
  new Set([...text.matchAll(/(?<!\d)\d{5}(?!\d)/g)].map(([number]) => Number(number)));
// Manuals are files of the build, and contain no price.
const pagesOf = (region: content.RegionId, now: number) =>
  (siteMap as readonly content.PageRecord[]).filter(
    ({ component, regions, window }) =>
      component &&
      component !== 'manuals' &&
      regions.includes(region) &&
      (window?.[region]?.opens ?? 0) <= now &&
      now < (window?.[region]?.closes ?? Infinity),
  );
const pricesIn = (region: content.RegionId) =>
  Object.values(products).flatMap(({ prices }) => prices?.[region]?.promotions ?? []);

describe.each(regionIds.filter((region) => pricesIn(region).length > 0))(
  'a future price in %s',
  { timeout: 120_000 },
  (region) => {
    const openings = [...new Set(pricesIn(region).flatMap(({ window }) => window.opens ?? []))];

    it('is absent from the data of every page one millisecond before it takes effect [ST-1, FX]', () => {
      for (const at of openings) {
        const coming = pricesIn(region)
          .filter(({ window }) => (window.opens ?? 0) >= at)
          .map(({ price }) => price);
        for (const page of pagesOf(region, at - 1)) {
          const numbers = numbersIn(dataOf(page, region, at - 1));
          expect(
            coming.filter((price) => numbers.has(price)),
            `${page.path || 'home'} before ${new Date(at).toISOString()}`,
          ).toEqual([]);
        }
      }
    });

    it('appears in the millisecond in which it takes effect, and is absent after its end [ST-1, FX]', () => {
      for (const at of openings) {
        const numbers = new Set(pagesOf(region, at).flatMap((page) => [...numbersIn(dataOf(page, region, at))]));
        for (const { price, window } of pricesIn(region))
          if (window.opens === at) expect(numbers.has(price), `${price} at ${new Date(at).toISOString()}`).toBe(true);
      }
      for (const end of new Set(pricesIn(region).flatMap(({ window }) => window.closes ?? []))) {
        const past = pricesIn(region)
          .filter(
            ({ window, price }) =>
              (window.closes ?? Infinity) <= end &&
              !pricesIn(region).some((other) => other.price === price && (other.window.closes ?? Infinity) > end),
          )
          .map(({ price }) => price);
        // The lowest price of the last 30 days, which the law requires, is the only place where an old price remains.
        const said = (page: content.PageRecord) =>
          numbersIn(dataOf(page, region, end).replaceAll(/"(?:was|lowest)":"[^"]*"/g, ''));
        for (const page of pagesOf(region, end))
          expect(
            past.filter((price) => said(page).has(price)),
            `${page.path || 'home'} after ${new Date(end).toISOString()}`,
          ).toEqual([]);
      }
    });
  },
);

describe('a future shortage', () => {
  const page = (siteMap as readonly content.PageRecord[]).find(({ path }) => path === 'flagship-megatron');
  const said = (now: number) => {
    const text = page ? dataOf(page, 'us', now) : '';
    return [
      /Out of stock, back on July\u00a01[89]/.test(text),
      text.includes('schema.org/OutOfStock') || text.includes('"OutOfStock"'),
      text.includes('Buy Now'),
    ];
  };

  it('is shown from its first millisecond to its last, in status and structured data, without a Buy button [ST-6, PB-3]', () => {
    expect([outage.opens - 1, outage.opens, outage.closes - 1, outage.closes].map(said)).toEqual([
      [false, false, true],
      [true, true, false],
      [true, true, false],
      [false, false, true],
    ]);
  });
});
