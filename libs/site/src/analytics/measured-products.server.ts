import { offerOf, productIds, products } from '@kinemorph/content';
import type { PageContext } from '../page.ts';

/**
 * The products that a visitor can press here and now, by their slugs, each with its price in the region's currency;
 * null where it is only told of. What is neither sold nor has an open page is not named.
 */
export function measuredProducts(
  { region, clock }: Pick<PageContext, 'region' | 'clock'>,
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
