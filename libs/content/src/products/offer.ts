import type { Currency, Region } from '../regions/region.ts';
import type { Clock } from '../time/index.ts';
import type { Installment, Product } from './product.ts';

/** An amount in the currency's major unit. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** How a product can be had in a region at an instant, and for how much. */
export interface Offer {
  readonly state: 'announced' | 'preOrder' | 'buy' | 'soldOut';
  readonly price?: Money;
  /** The regular price, while a lower one holds. */
  readonly was?: Money;
  /** How the price can be paid in parts. */
  readonly installment?: Installment;
  /** What the regular price has been announced to rise to, while that price is the one that holds. */
  readonly next?: Money;
}

/**
 * The one selector of prices: cards, calls to action, structured data and store links all read it.
 * Undefined where the region does not sell the product. A product that is not yet open carries no price.
 */
export function offerOf(product: Product, region: Region, clock: Clock): Offer | undefined {
  if (!product.regions.includes(region.id)) return undefined;
  if (product.soldOut?.includes(region.id)) return { state: 'soldOut' };
  const stage = product.preOrder ? clock.stage(product.preOrder, region.id) : 'after';
  if (stage === 'before') return { state: 'announced' };
  const state = stage === 'earlyBird' ? 'preOrder' : 'buy';
  const { regular, promotions = [], installment, next } = product.prices?.[region.id] ?? {};
  const money = (amount: number): Money => ({ amount, currency: region.currency });
  const promotion = promotions.find(({ window }) => clock.isOpen(window));
  if (promotion) {
    return {
      state,
      price: money(promotion.price),
      ...(regular !== undefined && regular > promotion.price && { was: money(regular) }),
      ...(promotion.installment && { installment: promotion.installment }),
    };
  }
  return { state, ...(regular !== undefined && { price: money(regular) }), ...(installment && { installment }), ...(next !== undefined && { next: money(next) }) };
}
