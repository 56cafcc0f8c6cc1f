import { announcedFrom, homes, lineUp, offerOf, products, type Offer, type ProductId } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import { statusText } from './offer.server.ts';

/** The availability of a product, as lists filter by it. */
export type Stock = 'buy' | 'later' | 'preOrder' | 'none';

/** A product in a region's list of all products now. */
export interface ListedProduct {
  readonly id: ProductId;
  /** The product's name in addresses. */
  readonly slug: string;
  readonly name: string;
  readonly entry: (typeof lineUp)[number];
  readonly offer: Offer;
  readonly stock: Stock;
  readonly stockText: string;
}

/** Returns the products that the region sells and has announced, in the order of the line-up. */
export function listedProducts(context: ModelContext): ListedProduct[] {
  const { region, clock, text } = context;
  return lineUp.flatMap((entry) => {
    const id = entry.product;
    const offer = offerOf(products[id], region, clock);
    if (!offer) return [];
    // Only then: an announcement is not a boundary of a region that does not sell the product.
    const announced = announcedFrom(id, region.id);
    if (announced !== undefined && !clock.hasPassed(announced)) return [];
    const stock = stockOf(offer);
    return [
      {
        id,
        slug: products[id].slug,
        name: text(`product.${id}.name`),
        entry,
        offer,
        stock,
        stockText: stock === 'none' ? (statusText(context, offer).status ?? '') : text(`stock.${stock}`),
      },
    ];
  });
}

/**
 * Returns the availability of an offer. A product that is ordered now and shipped later is not in stock, whatever its
 * price is called.
 */
function stockOf({ state, ships }: Offer): Stock {
  if (state === 'preOrder') return state;
  if (state === 'buy') return ships === undefined ? state : 'later';
  return 'none';
}

/** Returns the address of a product: its page, its part of the home in a region without such pages, or the store. */
export function productPlace(
  { region, links }: Pick<ModelContext, 'region' | 'links'>,
  id: ProductId,
): string | undefined {
  const isToldAtHome = homes[region.id].robots?.some(({ product }) => product === id);
  return isToldAtHome ? `${links.to({ page: '' }) ?? ''}#${products[id].slug}` : links.to({ product: id });
}
