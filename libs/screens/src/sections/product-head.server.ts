import { offerOf, products, type Offer, type ProductId } from '@kinemorph/content';
import type { HeadModel, PageContext } from '@kinemorph/site';
import { indexedHead, type SharePicture } from '@kinemorph/site/models';

const availability = { buy: 'InStock', preOrder: 'PreOrder', soldOut: 'SoldOut' } as const satisfies Record<Exclude<Offer['state'], 'announced'>, string>;

/** The head of a product's page; search engines are told the offer that the page shows, and none before there is one. */
export function productHead(context: PageContext, id: ProductId, words: { title: string; description: string; keywords: string }, share: SharePicture): HeadModel {
  const { region, clock, text, links } = context;
  const offer = offerOf(products[id], region, clock);
  const name = text(`product.${id}.name`);
  return indexedHead(context, {
    ...words,
    crumb: name,
    share: { picture: share, alt: name },
    product: {
      name,
      description: words.description,
      sku: products[id].slug,
      ...(offer?.price && offer.state !== 'announced' && { offer: { price: offer.price, availability: availability[offer.state], buy: links.store(`/products/${products[id].slug}`) } }),
    },
  });
}
