import { isOpenAt, type Instant, type Window } from '../time/index.ts';
import type { RegionalPrice } from './product.ts';

const day = 24 * 60 * 60 * 1000;

/** Returns the price at an instant; undefined if none is known. */
export function priceAt({ regular, promotions = [] }: RegionalPrice, at: Instant): number | undefined {
  return promotions.find(({ window }) => isOpenAt(window, at))?.price ?? regular;
}

/**
 * Returns the lowest price of the days before an instant, from the first sale on: the price that a reduction is
 * compared with in the EU (Directive 98/6/EC, Article 6a). Undefined if nothing was sold or no price was known in those
 * days.
 */
export function lowestPriceBefore(
  price: RegionalPrice,
  at: Instant,
  days: number,
  onSaleFrom: Instant = -Infinity,
): number | undefined {
  const from = Math.max(at - days * day, onSaleFrom);
  if (from >= at) return undefined;
  // Between these moments the price stays as it is.
  const changes = (price.promotions ?? [])
    .flatMap(({ window: { opens, closes } }: { window: Window }) => [opens, closes])
    .filter((moment) => moment !== undefined && moment > from && moment < at);
  const prices = [from, ...changes].flatMap((moment) => (moment === undefined ? [] : (priceAt(price, moment) ?? [])));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
