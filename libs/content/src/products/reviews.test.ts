import { describe, expect, it } from 'vitest';
import { boundaries } from '../boundaries.ts';
import { regionIds } from '../regions/regions.ts';
import { sampleTexts } from '../sample-texts.ts';
import { instant, type Clock } from '../time/index.ts';
import { products } from './products.ts';
import { averageRating, ratingCount, reviewsFrom, reviewsOf, reviewTextIds, type Reviews } from './reviews.ts';

const clockAt = (now: number) => ({ hasPassed: (moment: number) => moment <= now }) as Clock;
const written = instant('2025-05-01T12:00Z');
const withRatings = (...ratings: Reviews['ratings']): Reviews => ({
  ratings,
  owners: [
    { id: 'older', stars: 5, written: instant('2025-03-01T12:00Z') },
    { id: 'newest', stars: 4, written },
    { id: 'oldest', stars: 5, written: instant('2025-02-01T12:00Z') },
  ],
});
const sold = { ...products.flagshipMegatron, reviews: withRatings(3, 1, 0, 0, 1) };
const reviewed = Object.values(products).filter(({ reviews }) => reviews);

describe('ratings of a product', () => {
  it.each<readonly [Reviews['ratings'], number, number]>([
    [[1, 0, 0, 0, 0], 1, 5],
    [[3, 1, 0, 0, 1], 5, 4],
    [[0, 0, 0, 0, 2], 2, 1],
    [[13, 7, 0, 0, 0], 20, 4.7],
    [[1, 1, 1, 1, 0], 4, 3.5],
    [[13, 6, 1, 0, 0], 20, 4.6],
  ])('%j are %d, with an average of %d', (ratings, count, average) => {
    expect([ratingCount(withRatings(...ratings)), averageRating(withRatings(...ratings))]).toEqual([count, average]);
  });
});

describe('reviews of a product', () => {
  it('are hidden until the day of the newest one, and shown from then on', () => {
    expect(reviewsFrom(sold.reviews)).toBe(written);
    expect([written - 1, written].map((now) => reviewsOf(sold, 'us', clockAt(now)))).toEqual([undefined, sold.reviews]);
  });

  it('are absent where the product is not sold, and where nobody has rated it', () => {
    expect(sold.regions).not.toContain('jp');
    expect(reviewsOf(sold, 'jp', clockAt(written))).toBeUndefined();
    expect(reviewsOf(products.interstellarScoutK1, 'us', clockAt(written))).toBeUndefined();
  });

  it('exist for every product that has a page', () => {
    expect(reviewed.map(({ slug }) => slug)).toEqual(
      Object.values(products).flatMap(({ slug, page, draft }) => (page && !draft ? [slug] : [])),
    );
  });

  it('begin at a boundary of each region that has the page, and of no other', () => {
    for (const region of regionIds)
      expect(
        boundaries(region).flatMap(({ what }) => [...what.matchAll(/([\w-]+): reviews show/g)].map(([, slug]) => slug)),
        region,
      ).toEqual(
        reviewed
          .filter(({ page }) => page?.regions.includes(region))
          .sort((a, b) => (a.reviews && b.reviews ? reviewsFrom(a.reviews) - reviewsFrom(b.reviews) : 0))
          .map(({ slug }) => slug),
      );
  });

  it('have texts that a launch replaces', () => {
    expect(sampleTexts).toContainEqual(
      expect.objectContaining({ path: 'libs/content/src/products/*/reviews', ids: ['product.*'] }),
    );
    expect(reviewTextIds('aiBase', 'desk')).toEqual({
      text: 'product.aiBase.review.desk',
      author: 'product.aiBase.review.desk.by',
    });
  });
});
