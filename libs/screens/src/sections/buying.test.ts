import {
  boundaries,
  delivery,
  offerOf,
  products,
  regionIds,
  regions,
  returnDays,
  reviewsFrom,
  siteMap,
  siteOf,
  standardWarrantyYears,
  type PageRecord,
  type Product,
  type RegionId,
} from '@kinemorph/content';
import { withoutJoiners } from '@kinemorph/i18n/line-breaks';
import { instant } from '@kinemorph/content/time';
import { createRenderClock, pageData } from '@kinemorph/site/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, table } from '../testing/sites.ts';
import type { BuyingModel } from './buying.server.ts';

/** The text of each market about the tax in a price, written a second time here on purpose. */
const taxWords: Readonly<Partial<Record<RegionId, RegExp>>> = {
  us: /^Plus sales tax$/,
  uk: /^VAT included$/,
  eu: /^VAT included$/,
  fr: /^TTC$/,
  de: /^Inkl\. MwSt\., ggf\. zzgl\. Versand$/,
  jp: /^税込$/,
  kr: /^부가세 포함$/,
  cn: /^含税$/,
};

interface ProductPage {
  readonly product: Product;
  readonly path: string;
  readonly screen: NonNullable<PageRecord['component']>;
}
const pagesIn = (region: RegionId): ProductPage[] =>
  (siteMap as readonly PageRecord[]).flatMap(({ path, component, regions: having }) => {
    const product = Object.values(products).find(({ slug }) => slug === path);
    return product && component && having.includes(region) ? [{ product, path, screen: component }] : [];
  });
const selling = regionIds.filter((region) => pagesIn(region).length > 0);
const instants = (region: RegionId) => [
  instant('2023-01-01T00:00Z'),
  ...boundaries(region).flatMap(({ at }) => [at - 1, at]),
  instant('2030-01-01T00:00Z'),
];
const modelAt = (region: RegionId, { path, screen }: ProductPage, now: number) =>
  pageData(
    { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
    { region, path, screen },
    now,
  ).model as { readonly buying: BuyingModel; readonly bar: { readonly action?: { readonly href: string } } };
const offerAt = (region: RegionId, product: Product, now: number) =>
  offerOf(product, regions[region], createRenderClock(now));

interface ShownPrice {
  readonly current: string;
  readonly tax?: string;
}
/** Returns every price block of a model, at any depth. */
function pricesIn(value: unknown): ShownPrice[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(pricesIn);
  return 'current' in value && 'currentLabel' in value ? [value as ShownPrice, ...inner] : inner;
}
/** The numbers of a text, without their separators. */
const figuresIn = (text: string | undefined) =>
  (text ?? '')
    .replaceAll(/(?<=\d)[.,\s\u00a0\u202f](?=\d{3})/gu, '')
    .match(/\d+/g)
    ?.map(Number) ?? [];
const factOf = ({ facts }: BuyingModel, icon: string) => facts?.items.find((fact) => fact.icon === icon);

// The first test loads the screens' code.
describe.each(selling)('a product page in %s, at every boundary', { timeout: 120_000 }, (region) => {
  const everywhere = function* () {
    for (const page of pagesIn(region))
      for (const now of instants(region))
        yield {
          page,
          now,
          model: modelAt(region, page, now),
          offer: offerAt(region, page.product, now),
          where: `${page.path} at ${new Date(now).toISOString()}`,
        };
  };

  it('shows every price with the market’s note on tax [FX, EN-2]', () => {
    for (const { model, offer, where } of everywhere()) {
      const prices = pricesIn(model);
      for (const { current, tax } of prices) expect(tax, `${current} on ${where}`).toMatch(taxWords[region] ?? /\S/);
      if (offer?.price) expect(prices.length, where).toBeGreaterThan(1);
    }
  });

  it('shows stock, shipping, returns and warranty with the content’s figures, each with a link to its explanation [EN-8, FX-9]', () => {
    for (const {
      page: { product },
      model: { buying },
      now,
      offer,
      where,
    } of everywhere()) {
      if (!offer?.price) continue;
      const { cost, freeFrom, dispatchDays } = delivery[region];
      const isSoldOut = offer.state === 'soldOut';
      const days = returnDays[region] ?? regions[region].lawfulReturnDays;
      expect(
        buying.facts?.items.map(({ icon }) => icon),
        where,
      ).toEqual([
        ...(product.reviews && reviewsFrom(product.reviews) <= now ? ['star'] : []),
        'package',
        ...(isSoldOut ? [] : ['truck', ...(days === undefined ? [] : ['return'])]),
        'shield',
      ]);
      expect(figuresIn(factOf(buying, 'truck')?.text), where).toEqual(
        isSoldOut ? [] : offer.price.amount >= freeFrom ? [freeFrom] : expect.arrayContaining([cost, freeFrom]),
      );
      expect(figuresIn(factOf(buying, 'return')?.text), where).toEqual(days === undefined || isSoldOut ? [] : [days]);
      expect(figuresIn(factOf(buying, 'shield')?.text), where).toEqual([
        product.warrantyYears?.[region] ?? standardWarrantyYears,
      ]);
      const isInStock = offer.state === 'buy' && offer.ships === undefined && product.booking === undefined;
      if (isInStock) expect(figuresIn(factOf(buying, 'package')?.text), where).toEqual([dispatchDays]);
      for (const { href } of buying.facts?.items ?? [])
        expect(href, where).toMatch(/\/(?:shipping#(?:time|cost)|faq#order|terms-use#notice|warranty)$|^#reviews$/);
    }
  });

  it('lists the contents of the box, and only add-ons that the region sells', () => {
    for (const {
      page: { product },
      model: { buying },
      offer,
      now,
      where,
    } of everywhere()) {
      if (!offer?.price) continue;
      expect(buying.box?.items.length, where).toBe(1 + product.box.length);
      expect(new Set(buying.box?.items).size, where).toBe(1 + product.box.length);
      const offered = (product.addOns ?? []).filter((id) => offerAt(region, products[id], now)?.price);
      expect(
        (buying.box?.addOns?.products ?? []).map(({ id }) => id),
        where,
      ).toEqual(offered);
      expect(buying.box?.compare?.href, where).toEqual(
        product.id === 'aiBase' ? undefined : expect.stringContaining(`/compare?robots=${product.slug}`),
      );
      for (const { id, price } of buying.box?.addOns?.products ?? [])
        expect(figuresIn(price?.current), where).toEqual([offerAt(region, products[id], now)?.price?.amount]);
    }
  });

  it('has a bar for phones only while the product can be bought, with its price and the link of the upper bar [ST-6]', () => {
    for (const {
      model: { buying, bar },
      offer,
      where,
    } of everywhere()) {
      const canBuy = offer?.price !== undefined && (offer.state === 'buy' || offer.state === 'preOrder');
      expect(buying.bar !== undefined, where).toBe(canBuy);
      if (canBuy)
        expect([figuresIn(buying.bar?.price.current), buying.bar?.action.href], where).toEqual([
          [offer.price.amount],
          bar.action?.href,
        ]);
    }
  });

  it('shows nothing about an order while there is no price [SC-5]', () => {
    for (const {
      model: { buying },
      offer,
      where,
    } of everywhere())
      if (!offer?.price) expect(buying, where).toEqual({});
  });
});

describe('the information next to a price', () => {
  const at = (region: RegionId, slug: string, now: string) => {
    const page = pagesIn(region).find(({ path }) => path === slug);
    if (!page) throw new Error(`${region} has no page "${slug}"`);
    return modelAt(region, page, Date.parse(now)).buying;
  };

  it('shows the shipping date of a booking until that date, and then the time until dispatch [FX-6]', () => {
    const stock = (region: RegionId, now: string) => factOf(at(region, 'flagship-bumblebee', now), 'package')?.text;
    expect([stock('us', '2025-08-01T12:00:00Z'), stock('us', '2025-10-02T12:00:00Z')]).toEqual([
      'Ships from July to September 2025',
      'In stock, ships within 2 days',
    ]);
    expect([stock('de', '2025-08-01T12:00:00Z'), stock('de', '2025-09-01T12:00:00Z')]).toEqual([
      'Versand ab 30.\u00a0August 2025',
      'Auf Lager, Versand innerhalb von 2\u00a0Tagen',
    ]);
  });

  it('shows that a product is out of stock and when it is back', () => {
    const short = at('uk', 'k1-pro-interstellar-scout', '2026-11-01T12:00:00Z');
    expect(factOf(short, 'package')?.text).toBe('Out of stock, back in February');
    expect(short.bar).toBeUndefined();
  });

  it('includes the interest-free monthly payments of the region', () => {
    const { price } = at('uk', 'toy-story-buzz-lightyear', '2025-08-01T12:00:00Z').bar ?? {};
    const page = pagesIn('uk').find(({ path }) => path === 'toy-story-buzz-lightyear');
    const hero =
      page &&
      (
        modelAt('uk', page, Date.parse('2025-08-01T12:00:00Z')) as unknown as {
          hero: { price: { installment: string } };
        }
      ).hero;
    expect(price?.current).toBe('£499');
    expect(hero?.price.installment).toBe('Or 3 interest-free monthly payments of £166.33');
  });
});

describe('a product page in cn', () => {
  it('shows the legal right of return, with a link to the notice', () => {
    const page = pagesIn('cn').find(({ path }) => path === 'flagship-bumblebee');
    const fact = page && factOf(modelAt('cn', page, instant('2025-08-01T00:00Z')).buying, 'return');
    expect(fact && withoutJoiners(fact.text)).toBe('7天无理由退货');
    expect(fact?.href).toBe('/terms-use#notice');
  });
});
