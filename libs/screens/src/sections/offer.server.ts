import { offerOf, products, shipsFree, type Offer, type ProductId } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { LinkAction, PriceProps } from '@kinemorph/ui';

/** The offer of a product in the region now, as a page shows it. */
export interface OfferModel {
  readonly state: Offer['state'];
  readonly price?: PriceProps;
  /** The link to the store, if the product can be bought. */
  readonly buy?: LinkAction;
  /** The text in place of a button: coming soon, sold out, or out of stock and until when. */
  readonly status?: string;
  /** The same text, short enough for a badge. */
  readonly shortStatus?: string;
  /** The saving as an amount, for texts. */
  readonly saved?: string;
}

const paymentNames = { paypal: 'PayPal', klarna: 'Klarna' };

/**
 * Returns the offer of a product, with its prices as texts and its link to the store, which includes the campaign;
 * undefined if the region does not sell it.
 */
export function offerModel(context: ModelContext, id: ProductId, campaign?: string): OfferModel | undefined {
  const { region, clock, text, links, money } = context;
  const product = products[id];
  const offer = offerOf(product, region, clock);
  if (!offer) return undefined;
  const { state, price, was } = offer;
  // Nothing says how to pay for what nobody can buy any more.
  const isSoldOut = state === 'soldOut';
  const payments = isSoldOut ? [] : region.paymentMethods.map((method) => ({ method, label: paymentNames[method] }));
  const inParts = isSoldOut ? undefined : partsOf(offer, context);
  const canBuy = state === 'buy' || state === 'preOrder';
  const action = text(state === 'preOrder' ? 'preOrder' : 'buy');
  return {
    state,
    ...(price && {
      price: {
        ...priceText(context, offer),
        tax: taxText(context, campaign),
        ...(inParts && { installment: inParts }),
        ...(offer.next && { note: text('label.nextPrice', { price: money(offer.next) }) }),
        ...(payments.length > 0 && { payments }),
      },
    }),
    ...(price && was && { saved: money({ ...was, amount: was.amount - price.amount }) }),
    ...(canBuy && {
      buy: {
        label: action,
        ariaLabel: text('actionNamed', { action, product: text(`product.${id}.name`) }),
        href: links.buy(id, campaign),
      },
    }),
    ...statusText(context, offer),
  };
}

/** Returns a price as texts, with the price that it is compared with; undefined before there is one. */
export function priceText(
  { region, text, money }: ModelContext,
  { price, was, saved = 0, lowest }: Offer,
): Pick<PriceProps, 'current' | 'currentLabel' | 'was' | 'wasLabel' | 'saving' | 'lowest'> {
  return {
    current: price ? money(price) : '',
    currentLabel: text('price.now'),
    ...(price &&
      was && {
        was: money(was),
        wasLabel: text(lowest ? 'label.priceBefore' : 'price.was'),
        // A share is rounded down, so that the text never promises more than the real saving.
        saving:
          region.saving === 'share'
            ? text('label.off', { share: Math.floor(saved * 100 + 1e-9) / 100 })
            : text('label.save', { amount: money({ ...was, amount: was.amount - price.amount }) }),
      }),
    ...(lowest && { lowest: text('label.lowestPrice', { days: lowest.days, price: money(lowest.price) }) }),
  };
}

/** Returns why a product can't be bought, in full and in short; empty if it can. */
export function statusText({ text }: ModelContext, { state, back }: Offer): Pick<OfferModel, 'status' | 'shortStatus'> {
  switch (state) {
    case 'announced':
      return { status: text('announced'), shortStatus: text('announced') };
    case 'soldOut':
      return { status: text('soldOut'), shortStatus: text('soldOut') };
    case 'outOfStock':
      return {
        status: back ? text(`label.outOfStock.${back.precision}`, { at: new Date(back.at) }) : text('label.outOfStock'),
        shortStatus: text('label.outOfStock'),
      };
    case 'buy':
    case 'preOrder':
      return {};
  }
}

/** Returns the line about tax under a price. While the campaign ships free, the line says so too. */
export function taxText(
  { region, clock, text }: Pick<ModelContext, 'region' | 'clock' | 'text'>,
  campaign?: string,
): string {
  if (!region.taxIncluded) return text('label.taxExcluded');
  const isShipped = campaign !== undefined && shipsFree(campaign, region.id, clock);
  return text(isShipped ? 'label.taxIncluded.shipped' : 'label.taxIncluded');
}

/**
 * Returns the terms of paying a price in parts: those of the store for this price, otherwise those that the region
 * promises for all, rounded to the cent.
 */
function partsOf(
  { installment, price }: Offer,
  { region: { installments }, text, money }: ModelContext,
): string | undefined {
  if (installment) return text('label.credit', { ...installment });
  if (!price || !installments?.interestFree) return undefined;
  const { months } = installments;
  return text('label.interestFree', {
    months,
    amount: money({ ...price, amount: Math.round((price.amount * 100) / months) / 100 }),
  });
}
