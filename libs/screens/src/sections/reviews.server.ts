import {
  averageRating,
  products,
  ratingCount,
  reviewsOf,
  reviewTextIds,
  starCounts,
  type OwnerReview,
  type ProductId,
  type Reviews,
} from '@kinemorph/content';
import { intlLocale } from '@kinemorph/i18n';
import { numberFormat } from '@kinemorph/i18n/formats';
import type { ModelContext } from '@kinemorph/site';
import type { PictureData } from '@kinemorph/ui';

/** A number of stars from 1 to 5, with its text. */
interface StarsModel {
  readonly value: number;
  readonly label: string;
}

/** The number of ratings with the same number of stars. */
export interface RatingShare {
  /** The number of stars, and the number of ratings. */
  readonly text: string;
  /** The part of all ratings, in percent. */
  readonly percent: number;
}

/** The ratings and reviews of a product, as its page shows them. */
export interface ReviewsModel {
  readonly heading: string;
  readonly average: { readonly text: string; readonly stars: StarsModel };
  readonly count: string;
  readonly spread: readonly RatingShare[];
  /** Says how ratings are collected and checked. EU law requires it (Directive 2005/29/EC, Article 7(6)). */
  readonly source: string;
  readonly owners: readonly {
    readonly id: string;
    readonly stars: StarsModel;
    readonly text: string;
    readonly by: string;
    readonly photo?: PictureData;
  }[];
}

/** Returns the ratings and reviews that the region shows of a product now; undefined if there are none. */
function shownReviews({ region, clock }: ModelContext, id: ProductId): Reviews | undefined {
  return reviewsOf(products[id], region.id, clock);
}

/** Builds the section of reviews of a product's page; undefined if the region shows no reviews now. */
export function reviewsModel(context: ModelContext, id: ProductId): ReviewsModel | undefined {
  const { text } = context;
  const reviews = shownReviews(context, id);
  if (!reviews) return undefined;
  const average = averageText(context, reviews);
  const count = ratingCount(reviews);
  return {
    heading: text('reviews.heading'),
    average: {
      text: average,
      stars: { value: averageRating(reviews), label: text('reviews.label', { rating: average }) },
    },
    count: text('reviews.count', { count }),
    spread: starCounts.map((stars, index) => {
      const own = reviews.ratings[index] ?? 0;
      return { text: text('reviews.spread', { stars, count: own }), percent: Math.round((1000 * own) / count) / 10 };
    }),
    source: text('reviews.source'),
    owners: reviews.owners.map((review) => ownerModel(context, id, review)),
  };
}

function ownerModel(context: ModelContext, id: ProductId, review: OwnerReview): ReviewsModel['owners'][number] {
  const { text, picture } = context;
  const ids = reviewTextIds(id, review.id);
  const author = text(ids.author);
  return {
    id: review.id,
    stars: { value: review.stars, label: text('reviews.label', { rating: numberText(context, review.stars) }) },
    text: text(ids.text),
    by: text('reviews.by', { author, written: new Date(review.written) }),
    ...(review.photo && {
      photo: picture(review.photo, text('reviews.photo', { product: text(`product.${id}.name`), author })),
    }),
  };
}

/** Returns the average and the number of ratings in one short text; undefined if the region shows none now. */
export function ratingText(context: ModelContext, id: ProductId): string | undefined {
  const reviews = shownReviews(context, id);
  return (
    reviews && context.text('reviews.fact', { rating: averageText(context, reviews), count: ratingCount(reviews) })
  );
}

/** Formats the average with one decimal, also if that is 0. */
function averageText(context: ModelContext, reviews: Reviews): string {
  return numberText(context, averageRating(reviews), { minimumFractionDigits: 1 });
}

function numberText({ region }: ModelContext, value: number, options?: Intl.NumberFormatOptions): string {
  return numberFormat(intlLocale(region.locale), options).format(value);
}
