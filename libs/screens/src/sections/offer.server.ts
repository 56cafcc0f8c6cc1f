import { offerOf, products, shipsFree, type Offer, type ProductId } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { LinkAction, PriceProps } from '@kinemorph/ui';

/** How a product can be had here and now, as a page shows it. */
export interface OfferModel {
  readonly state: Offer['state'];
  readonly price?: PriceProps;
  /** The way to the store, while there is something to buy. */
  readonly buy?: LinkAction;
  /** Said in the place of a button: coming soon, sold out, out of stock and until when. */
  readonly status?: string;
  /** The same in the space of a badge. */
  readonly shortStatus?: string;
  /** The saving as an amount, for texts. */
  readonly saved?: string;
}

const paymentNames = { paypal: 'PayPal', klarna: 'Klarna' };

/** The offer of a product, with its prices written and its way to the store; undefined where the region does not sell it. The store is told of the campaign. */
export function offerModel(context: PageContext, id: ProductId, campaign?: string): OfferModel | undefined {
  const { region, clock, text, links, money } = context;
  const product = products[id];
  const offer = offerOf(product, region, clock);
  if (!offer) return undefined;
  const { state, price, was } = offer;
  const payments = region.paymentMethods.map((method) => ({ method, label: paymentNames[method] }));
  const inParts = partsOf(offer, context);
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

/** A price as it is shown, beside what it is compared with; undefined before there is one. */
export function priceText(
  { region, text, money }: PageContext,
  { price, was, saved = 0, lowest }: Offer,
): Pick<PriceProps, 'current' | 'currentLabel' | 'was' | 'wasLabel' | 'saving' | 'lowest'> {
  return {
    current: price ? money(price) : '',
    currentLabel: text('price.now'),
    ...(price &&
      was && {
        was: money(was),
        wasLabel: text(lowest ? 'label.priceBefore' : 'price.was'),
        // A share is rounded down: never more is promised than is saved.
        saving:
          region.saving === 'share'
            ? text('label.off', { share: Math.floor(saved * 100 + 1e-9) / 100 })
            : text('label.save', { amount: money({ ...was, amount: was.amount - price.amount }) }),
      }),
    ...(lowest && { lowest: text('label.lowestPrice', { days: lowest.days, price: money(lowest.price) }) }),
  };
}

/** Why a product cannot be bought, in full and in short; empty where it can. */
export function statusText({ text }: PageContext, { state, back }: Offer): Pick<OfferModel, 'status' | 'shortStatus'> {
  switch (state) {
    case 'announced':
      return { status: text('announced'), shortStatus: text('announced') };
    case 'soldOut':
      return { status: text('soldOut'), shortStatus: text('soldOut') };
    case 'outOfStock':
      return {
        status: back ? text(`label.outOfStock.${back.told}`, { at: new Date(back.at) }) : text('label.outOfStock'),
        shortStatus: text('label.outOfStock'),
      };
    case 'buy':
    case 'preOrder':
      return {};
  }
}

/** Returns the line about tax under a price. While the campaign ships free, the line says so too. */
export function taxText(
  { region, clock, text }: Pick<PageContext, 'region' | 'clock' | 'text'>,
  campaign?: string,
): string {
  if (!region.taxIncluded) return text('label.taxExcluded');
  const isShipped = campaign !== undefined && shipsFree(campaign, region.id, clock);
  return text(isShipped ? 'label.taxIncluded.shipped' : 'label.taxIncluded');
}

/** How a price can be paid in parts: as the store writes it for this one, else as the region promises for all, rounded to the cent. */
function partsOf(
  { installment, price }: Offer,
  { region: { installments }, text, money }: PageContext,
): string | undefined {
  if (installment) return text('label.credit', { ...installment });
  if (!price || !installments?.interestFree) return undefined;
  const { months } = installments;
  return text('label.interestFree', {
    months,
    amount: money({ ...price, amount: Math.round((price.amount * 100) / months) / 100 }),
  });
}
