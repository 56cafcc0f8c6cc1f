import {
  deliveryCost,
  deliveryOf,
  offerOf,
  products,
  returnDays,
  type Delivery,
  type Offer,
  type ProductId,
  type RegionId,
} from '@kinemorph/content';
import type { HeadModel, ModelContext } from '@kinemorph/site';
import { indexedHead, type SharePicture } from '@kinemorph/site/models';
import { shippingAhead } from './ships.server.ts';

const availability = {
  buy: 'InStock',
  preOrder: 'PreOrder',
  outOfStock: 'OutOfStock',
  soldOut: 'SoldOut',
} as const satisfies Record<Exclude<Offer['state'], 'announced'>, string>;

/**
 * Returns the head of a product's page. Search engines get the offer that the page shows, and none before it is open.
 */
export function productHead(
  context: ModelContext,
  id: ProductId,
  words: { title: string; description: string; keywords: string },
  share: SharePicture | undefined,
): HeadModel {
  const { region, clock, text, links } = context;
  const offer = offerOf(products[id], region, clock);
  const name = text(`product.${id}.name`);
  return indexedHead(context, {
    ...words,
    crumb: name,
    ...(share && { share: { picture: share, alt: name } }),
    product: {
      name,
      description: words.description,
      sku: products[id].slug,
      ...(offer &&
        offerFacts(offer, {
          region: region.id,
          terms: deliveryOf(region.id, clock),
          buy: links.store(`/products/${products[id].slug}`),
          isAhead: shippingAhead(context, id) !== undefined,
        })),
    },
  });
}

/**
 * Returns the offer as the page shows it: a product that is shipped later is a pre-order with its day, whatever its
 * price is called.
 */
function offerFacts(
  offer: Offer,
  {
    region,
    terms: { dispatchDays, transitDays },
    buy,
    isAhead,
  }: { readonly region: RegionId; readonly terms: Delivery; readonly buy: string; readonly isAhead: boolean },
): Pick<NonNullable<HeadModel['product']>, 'offer'> | undefined {
  const { state, price, until, ships, back } = offer;
  if (!price || state === 'announced') return undefined;
  const starts = back?.at ?? ships;
  const days = returnDays[region];
  return {
    offer: {
      price,
      availability: state === 'buy' && ships !== undefined ? 'PreOrder' : availability[state],
      buy,
      ...(until !== undefined && { until }),
      ...(starts !== undefined && { starts }),
      ...(days !== undefined && { returnDays: days }),
      delivery: {
        cost: { ...price, amount: deliveryCost(region, price.amount) },
        ...(state === 'buy' && !isAhead && { days: { dispatch: dispatchDays, transit: transitDays } }),
      },
    },
  };
}
