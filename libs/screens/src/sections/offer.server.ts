import { offerOf, products, type Offer, type ProductId } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { LinkAction, PriceProps } from '@kinemorph/ui';

/** How a product can be had here and now, as a page shows it. */
export interface OfferModel {
  readonly state: Offer['state'];
  readonly price?: PriceProps;
  /** The way to the store, while there is something to buy. */
  readonly buy?: LinkAction;
  /** Said in the place of a button: coming soon, sold out. */
  readonly status?: string;
}

const paymentNames = { paypal: 'PayPal', klarna: 'Klarna' };

/** The offer of a product, with its prices written and its way to the store; undefined where the region does not sell it. The store is told of the campaign. */
export function offerModel({ region, clock, text, links, money }: PageContext, id: ProductId, campaign?: string): OfferModel | undefined {
  const product = products[id];
  const offer = offerOf(product, region, clock);
  if (!offer) return undefined;
  const { state, price, was, next } = offer;
  const payments = region.paymentMethods.map((method) => ({ method, label: paymentNames[method] }));
  const inParts = partsOf(offer, region, text);
  const canBuy = state === 'buy' || state === 'preOrder';
  const action = text(state === 'preOrder' ? 'preOrder' : 'buy');
  return {
    state,
    ...(price && {
      price: {
        current: money(price),
        currentLabel: text('price.now'),
        ...(was && { was: money(was), wasLabel: text('price.was'), saving: text('label.save', { amount: money({ ...was, amount: was.amount - price.amount }) }) }),
        ...(inParts && { installment: inParts }),
        ...(next && { note: text('label.nextPrice', { price: money(next) }) }),
        ...(payments.length > 0 && { payments }),
      },
    }),
    ...(canBuy && { buy: { label: action, ariaLabel: text('actionNamed', { action, product: text(`product.${id}.name`) }), href: links.buy(id, campaign) } }),
    ...(!canBuy && { status: text(state === 'soldOut' ? 'soldOut' : 'announced') }),
  };
}

/** How a price can be paid in parts: as the store writes it for this one, else as the region promises for all. */
function partsOf({ installment }: Offer, { installments }: PageContext['region'], text: PageContext['text']): string | undefined {
  if (installment) return text('label.installment', { ...installment });
  return installments?.interestFree ? text('label.instalments', { months: installments.months }) : undefined;
}
