import type { PictureName } from '../pictures/pictures.ts';
import type { RegionId } from '../regions/region.ts';
import type { ContentTextId } from '../text-id.ts';
import type { Clock, Instant } from '../time/index.ts';

/** The numbers of stars that a rating can have, the most first. */
export const starCounts = [5, 4, 3, 2, 1] as const;

/** A review by an owner. Its text and the name of its author are in the folder `reviews` of the product. */
export interface OwnerReview {
  /** Part of the ids of its texts. */
  readonly id: string;
  readonly stars: (typeof starCounts)[number];
  readonly written: Instant;
  /** The owner's photo of the product. */
  readonly photo?: PictureName;
}

/** The ratings and reviews of a product, from its `reviews.ts`. */
export interface Reviews {
  /** The number of ratings by stars, in the order of `starCounts`. */
  readonly ratings: readonly [five: number, four: number, three: number, two: number, one: number];
  /** Some of the reviews, in the order in which pages show them. */
  readonly owners: readonly [OwnerReview, ...OwnerReview[]];
}

/** Defines the ratings and reviews of a product. */
export function defineReviews<const Facts extends Reviews>(facts: Facts): Facts {
  return facts;
}

/** Returns the instant from which pages show the ratings and reviews of a product: that of its newest review. */
export function reviewsFrom({ owners }: Reviews): Instant {
  return Math.max(...owners.map(({ written }) => written));
}

/**
 * Returns the ratings and reviews of a product in a region. Undefined if there are none yet, and if the region does not
 * sell the product.
 */
export function reviewsOf(
  { regions, reviews }: { readonly regions: readonly RegionId[]; readonly reviews?: Reviews },
  region: RegionId,
  clock: Clock,
): Reviews | undefined {
  if (!reviews || !regions.includes(region)) return undefined;
  return clock.hasPassed(reviewsFrom(reviews)) ? reviews : undefined;
}

/** Returns the number of ratings. */
export function ratingCount({ ratings }: Reviews): number {
  return ratings.reduce((sum, count) => sum + count, 0);
}

/** Returns the average number of stars, rounded to one decimal. */
export function averageRating(reviews: Reviews): number {
  const stars = reviews.ratings.reduce((sum, count, index) => sum + count * (starCounts[index] ?? 0), 0);
  return Math.round((10 * stars) / ratingCount(reviews)) / 10;
}

/** Returns the ids of the texts of a review. The checks of content report an id without a text. */
export function reviewTextIds(
  product: string,
  review: string,
): { readonly text: ContentTextId; readonly author: ContentTextId } {
  const text = `product.${product}.review.${review}`;
  return { text: text as ContentTextId, author: `${text}.by` as ContentTextId };
}
