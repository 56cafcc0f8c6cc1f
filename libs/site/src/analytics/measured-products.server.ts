import { offerOf, productIds, products } from '@kinemorph/content';
import type { ModelContext } from '../page/page.ts';

/**
 * Returns the products that a visitor can press in the region now, by their slugs, each with its price in the region's
 * currency; null for a product without a price. A product that is neither sold nor has an open page is left out.
 */
export function measuredProducts(
  { region, clock }: Pick<ModelContext, 'region' | 'clock'>,
  pages: readonly string[],
): Readonly<Record<string, number | null>> {
  return Object.fromEntries(
    productIds.flatMap((id) => {
      const { slug } = products[id];
      const offer = offerOf(products[id], region, clock);
      const price = offer?.state === 'buy' || offer?.state === 'preOrder' ? (offer.price?.amount ?? null) : null;
      return price !== null || (offer && pages.includes(slug)) ? [[slug, price]] : [];
    }),
  );
}
