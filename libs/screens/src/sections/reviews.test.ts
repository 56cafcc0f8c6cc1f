import {
  products,
  regionIds,
  regions,
  reviewsFrom,
  siteMap,
  siteOf,
  type PageRecord,
  type Product,
  type RegionId,
} from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { createRenderClock, pageData } from '@kinemorph/site/server';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { serverScreens } from '../models.server.ts';
import { origins, pageContext, table } from '../testing/sites.ts';
import type { BuyingModel } from './buying.server.ts';
import { Reviews } from './Reviews.tsx';
import { ratingText, reviewsModel } from './reviews.server.ts';

interface ReviewedPage {
  readonly product: Product;
  readonly screen: NonNullable<PageRecord['component']>;
  /** The instant from which the page shows reviews. */
  readonly from: number;
}
const pagesIn = (region: RegionId): ReviewedPage[] =>
  (siteMap as readonly PageRecord[]).flatMap(({ path, component, regions: having }) => {
    const product = Object.values(products).find(({ slug }) => slug === path);
    return product?.reviews && component && having.includes(region)
      ? [{ product, screen: component, from: reviewsFrom(product.reviews) }]
      : [];
  });
const reviewing = regionIds.filter((region) => pagesIn(region).length > 0);
const dataAt = (region: RegionId, { product, screen }: ReviewedPage, now: number) =>
  pageData(
    { site: siteOf(region), table, origins, screens: serverScreens, build: 'test' },
    { region, path: product.slug, screen },
    now,
  );
const buyingAt = (region: RegionId, page: ReviewedPage, now: number) =>
  (dataAt(region, page, now).model as { readonly buying: BuyingModel }).buying;
const starOf = ({ facts }: BuyingModel) => facts?.items.find(({ icon }) => icon === 'star');
const contextAt = (region: RegionId, path: string, now: number) => pageContext(region, path, createRenderClock(now));

// The first one loads the screens' code.
describe.each(reviewing)('a product page in %s', { timeout: 120_000 }, (region) => {
  it('has no reviews before the day of the newest one, and shows them from that day on', () => {
    for (const page of pagesIn(region)) {
      const { slug } = page.product;
      const before = buyingAt(region, page, page.from - 1);
      expect([slug, before.reviews, starOf(before)]).toEqual([slug, undefined, undefined]);
      const after = buyingAt(region, page, page.from);
      expect([slug, after.reviews?.owners.length, starOf(after)?.href]).toEqual([
        slug,
        page.product.reviews?.owners.length,
        '#reviews',
      ]);
      expect(after.facts?.items[0], slug).toBe(starOf(after));
    }
  });

  it('expires at that day', () => {
    for (const page of pagesIn(region)) expect(dataAt(region, page, page.from - 1).expires).toBe(page.from);
  });

  it('shows the average of the counts, in numbers of its language', () => {
    const decimal = /^(?:de|fr)/.test(regions[region].locale) ? ',' : '.';
    for (const page of pagesIn(region)) {
      const counts = page.product.reviews?.ratings ?? [];
      const total = counts.reduce((sum, count) => sum + count, 0);
      const stars = counts.reduce((sum, count, index) => sum + count * (5 - index), 0);
      const buying = buyingAt(region, page, page.from);
      const { average, count, spread } = buying.reviews ?? {};
      const text = (stars / total).toFixed(1).replace('.', decimal);
      expect([average?.text, average?.stars.value], page.product.slug).toEqual([
        text,
        Number((stars / total).toFixed(1)),
      ]);
      expect(average?.stars.label).toContain(text);
      expect(starOf(buying)?.text.startsWith(text)).toBe(true);
      const digits = (shown = '') => shown.replaceAll(/\D/g, '');
      expect(digits(count)).toBe(String(total));
      expect(spread?.map((row) => row.text.split(/[:：]/).map(digits))).toEqual(
        counts.map((own, index) => [String(5 - index), String(own)]),
      );
      expect(spread?.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100, 0);
    }
  });

  it('shows each review with its text, its author and its day', () => {
    for (const page of pagesIn(region))
      for (const { id, text, by } of buyingAt(region, page, page.from).reviews?.owners ?? []) {
        expect(text.length, `${page.product.slug} ${id}`).toBeGreaterThan(30);
        expect(by, `${page.product.slug} ${id}`).toMatch(/\p{L}.*[,，、].*\b20\d\d/u);
      }
  });

  it('tells search engines nothing of ratings and reviews while they are samples [PB-3]', () => {
    for (const page of pagesIn(region))
      expect(JSON.stringify(dataAt(region, page, page.from).head), page.product.slug).not.toMatch(
        /"(?:aggregateRating|ratings?|reviews?)":/i,
      );
  });
});

describe('reviews of a product', () => {
  const now = instant('2026-11-28T12:00Z');

  it('are absent where the product is not sold', () => {
    expect(reviewsModel(contextAt('jp', 'flagship-megatron', now), 'flagshipMegatron')).toBeUndefined();
    expect(ratingText(contextAt('jp', 'flagship-megatron', now), 'flagshipMegatron')).toBeUndefined();
  });

  it('stay after an edition has sold out', () => {
    const product = products.optimusPrimeRiseOfTheBeastsSignatureLimitedEdition;
    const page = pagesIn('us').find((one) => one.product === product);
    const buying = page && buyingAt('us', page, now);
    expect(buying?.bar).toBeUndefined();
    expect(buying?.reviews?.owners).toHaveLength(product.reviews?.owners.length ?? 0);
  });

  it.each([
    ['us', '4.7', '4.7 of 5 stars', '1,232 ratings', '4.7 (1,232 ratings)'],
    ['de', '4,7', '4,7 von 5\u00a0Sternen', '1.232\u00a0Bewertungen', '4,7 (1.232\u00a0Bewertungen)'],
    ['fr', '4,7', '4,7 sur 5\u00a0étoiles', '1\u202f232\u00a0avis', '4,7 (1\u202f232\u00a0avis)'],
  ] as const)('in %s are written as the language writes numbers', (region, text, label, count, fact) => {
    const context = contextAt(region, 'flagship-optimus-prime', now);
    expect(reviewsModel(context, 'flagshipOptimusPrime')).toMatchObject({ average: { text, stars: { label } }, count });
    expect(ratingText(context, 'flagshipOptimusPrime')).toBe(fact);
  });

  it('are a section with the counts and a figure for each review', () => {
    const model = reviewsModel(contextAt('us', 'flagship-bumblebee', now), 'flagshipBumblebee');
    if (!model) throw new Error('the page shows no reviews');
    const html = renderToStaticMarkup(createElement(Reviews, model));
    expect(html.match(/<section[^>]* id="reviews"/g)).toHaveLength(1);
    for (const { text } of model.spread) expect(html).toContain(text);
    expect(html.match(/<figure/g)).toHaveLength(model.owners.length);
    for (const { text } of model.owners) expect(html).toContain(text);
    for (const { label } of [model.average, ...model.owners].map(({ stars }) => stars))
      expect(html).toContain(`role="img" aria-label="${label}"`);
    expect(html).not.toContain('style=');
  });
});
