import {
  delivery,
  deliveryCost,
  offerOf,
  products,
  returnDays,
  seriesOf,
  standardWarrantyYears,
  type Money,
  type PagePath,
  type ProductId,
} from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { IconName, LinkAction, PriceProps } from '@kinemorph/ui';
import { offerModel, type OfferModel } from './offer.server.ts';
import { ratingText, reviewsModel, type ReviewsModel } from './reviews.server.ts';
import { shippingAhead, shipsText } from './ships.server.ts';

/** A short fact about the product or an order, and the place that explains it. */
export interface BuyingFact {
  readonly icon: IconName;
  /** True to fill the icon. */
  readonly filled?: boolean;
  readonly text: string;
  readonly href?: string;
}

/** The content of the box, its add-ons, and the link to compare robots. */
export interface BoxModel {
  readonly heading: string;
  readonly items: readonly string[];
  readonly addOns?: {
    readonly heading: string;
    readonly products: readonly {
      readonly id: ProductId;
      readonly name: string;
      readonly href: string;
      readonly price?: PriceProps;
      readonly status?: string;
    }[];
  };
  /** The link to the comparison with this robot; left out for a machine that is not a robot. */
  readonly compare?: LinkAction;
}

/**
 * The facts that a shopper needs beside the price. Empty while a product is not sold: nothing is shown about a product
 * that has only been announced.
 */
export interface BuyingModel {
  readonly facts?: { readonly label: string; readonly items: readonly BuyingFact[] };
  readonly reviews?: ReviewsModel;
  readonly box?: BoxModel;
  /** The bar at the bottom of a phone; left out if the product can't be bought. */
  readonly bar?: { readonly price: Pick<PriceProps, 'current' | 'currentLabel' | 'tax'>; readonly action: LinkAction };
}

/**
 * Builds the content around the price on a product's page: the strip of facts, the reviews, the box and the bar of
 * phones.
 */
export function buyingModel(context: ModelContext, id: ProductId): BuyingModel {
  const { region, clock, text } = context;
  const offer = offerModel(context, id);
  const price = offerOf(products[id], region, clock)?.price;
  if (!offer?.price || !price) return {};
  const { current, currentLabel, tax } = offer.price;
  const reviews = reviewsModel(context, id);
  return {
    facts: { label: text('buying.label'), items: factsOf(context, id, offer, price) },
    ...(reviews && { reviews }),
    box: boxOf(context, id),
    ...(offer.buy && { bar: { price: { current, currentLabel, tax }, action: offer.buy } }),
  };
}

function factsOf(context: ModelContext, id: ProductId, offer: OfferModel, price: Money): BuyingFact[] {
  const { region, text } = context;
  const years = products[id].warrantyYears?.[region.id] ?? standardWarrantyYears;
  return [
    ...ratingFact(context, id),
    { icon: 'package', text: stockText(context, id, offer), ...explainedOn(context, 'shipping', 'time') },
    // Nobody can order what is sold out, so it is not sent, and not sent back.
    ...(offer.state === 'soldOut' ? [] : [shippingFact(context, price), ...returnFact(context)]),
    { icon: 'shield', text: text('buying.warranty', { years }), ...explainedOn(context, 'warranty') },
  ];
}

/** Returns the average of the ratings, which leads to the reviews; nothing while there are none. */
function ratingFact(context: ModelContext, id: ProductId): BuyingFact[] {
  const rating = ratingText(context, id);
  return rating === undefined ? [] : [{ icon: 'star', filled: true, text: rating, href: '#reviews' }];
}

/**
 * Returns the fact about returns: the region's guarantee, or what its law gives every buyer, which the legal notice
 * explains. Nothing in a region without either.
 */
function returnFact(context: ModelContext): BuyingFact[] {
  const { region, text } = context;
  const promised = returnDays[region.id];
  const days = promised ?? region.lawfulReturnDays;
  if (days === undefined) return [];
  const explained =
    promised === undefined ? explainedOn(context, 'terms-use', 'notice') : explainedOn(context, 'faq', 'order');
  return [{ icon: 'return', text: text('buying.returns', { days }), ...explained }];
}

/** Returns the link to a section of a page, if the region has that page. */
function explainedOn({ links }: ModelContext, page: PagePath, section?: string): Pick<BuyingFact, 'href'> {
  const href = links.to({ page });
  return href === undefined ? {} : { href: section === undefined ? href : `${href}#${section}` };
}

/**
 * Returns the text about the availability: why it can't be bought; otherwise when it is shipped, if that is in the
 * future; otherwise that it can be pre-ordered, or how soon it leaves the store.
 */
function stockText(context: ModelContext, id: ProductId, { state, status }: OfferModel): string {
  const { region, text } = context;
  if (status !== undefined) return status;
  const shipping = shippingAhead(context, id);
  if (shipping) return shipsText(context, shipping);
  return state === 'preOrder'
    ? text('stock.preOrder')
    : text('buying.dispatch', { days: delivery[region.id].dispatchDays });
}

function shippingFact(context: ModelContext, { amount, currency }: Money): BuyingFact {
  const { region, text, money } = context;
  const cost = deliveryCost(region.id, amount);
  const from = money({ amount: delivery[region.id].freeFrom, currency });
  return {
    icon: 'truck',
    text:
      cost === 0
        ? text('buying.freeShipping', { from })
        : text('buying.shipping', { cost: money({ amount: cost, currency }), from }),
    ...explainedOn(context, 'shipping', 'cost'),
  };
}

function boxOf(context: ModelContext, id: ProductId): BoxModel {
  const { text, links } = context;
  const { box, addOns = [], slug } = products[id];
  const comparison = seriesOf(id) === 'docks' ? undefined : links.to({ page: 'compare' });
  const offered = addOns.flatMap((addOn) => {
    const offer = offerModel(context, addOn);
    const href = links.to({ product: addOn });
    if (!offer?.price || href === undefined) return [];
    const { current, currentLabel, was, wasLabel, saving, lowest, tax } = offer.price;
    return [
      {
        id: addOn,
        name: text(`product.${addOn}.name`),
        href,
        price: { current, currentLabel, was, wasLabel, saving, lowest, tax },
        ...(offer.status !== undefined && { status: offer.status }),
      },
    ];
  });
  return {
    heading: text('box'),
    items: [text(`product.${id}.name`), ...box.map((item) => text(`box.${item}`))],
    ...(offered.length > 0 && { addOns: { heading: text('box.addOns'), products: offered } }),
    ...(comparison !== undefined && { compare: { label: text('box.compare'), href: `${comparison}?robots=${slug}` } }),
  };
}
