import { offerOf, products, type ProductId } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';

/** Returns the largest price reduction among these products now, as text; undefined if no price is reduced. */
export function highestSaving({ region, clock, money }: ModelContext, ids: readonly ProductId[]): string | undefined {
  const savings = ids.flatMap((id) => {
    const offer = offerOf(products[id], region, clock);
    return offer?.was && offer.price ? [offer.was.amount - offer.price.amount] : [];
  });
  return savings.length > 0 ? money({ amount: Math.max(...savings), currency: region.currency }) : undefined;
}
