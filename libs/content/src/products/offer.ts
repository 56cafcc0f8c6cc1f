import type { Currency, Region } from '../regions/regions.ts';
import { stageWindow, type Clock, type Instant } from '../time/index.ts';
import { lowestPriceBefore } from './lowest-price.ts';
import type { Installment, Product, RegionalPrice, Shortage } from './product.ts';

/** An amount in the currency's major unit. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** The offer of a product in a region at an instant: its availability and its price. */
export interface Offer {
  /** `outOfStock` has a date for the return, which the store announces; `soldOut` has none. */
  readonly state: 'announced' | 'preOrder' | 'buy' | 'outOfStock' | 'soldOut';
  readonly price?: Money;
  /**
   * The price that a lower price is compared with: the regular price, or the lowest of the days before if the law of
   * the region requires that.
   */
  readonly was?: Money;
  /** The part of `was` that is saved, from 0 to 1. */
  readonly saved?: number;
  /** The lowest price of the days before the reduction, if the law of the region requires it. */
  readonly lowest?: { readonly price: Money; readonly days: number };
  /** When the lower price ends. */
  readonly until?: Instant;
  /** The time when it is back in stock, and the precision of that date. */
  readonly back?: { readonly at: Instant; readonly precision: NonNullable<Shortage['precision']> };
  /** The time when an order placed now begins to be shipped, if that is in the future. */
  readonly ships?: Instant;
  /** The terms of paying the price in parts. */
  readonly installment?: Installment;
  /** The announced higher price, while the regular price is valid. */
  readonly next?: Money;
}

/**
 * Returns the offer of a product. It is the only selector of prices: cards, calls to action, structured data and store
 * links all read it. Undefined if the region does not sell the product. A product that is not yet open has no price.
 */
export function offerOf(product: Product, region: Region, clock: Clock): Offer | undefined {
  if (!product.regions.includes(region.id)) return undefined;
  const stage = product.preOrder ? clock.stage(product.preOrder, region.id) : 'after';
  if (stage === 'before') return { state: 'announced' };
  const shortage = product.stock?.[region.id]?.find(({ window }) => clock.isOpen(window));
  const back =
    shortage?.precision !== undefined && shortage.window.closes !== undefined
      ? { at: shortage.window.closes, precision: shortage.precision }
      : undefined;
  const ships = product.booking?.[region.id]?.shipping.opens;
  return {
    state: shortage ? (back ? 'outOfStock' : 'soldOut') : stage === 'earlyBird' ? 'preOrder' : 'buy',
    ...(back && { back }),
    ...(ships !== undefined && !clock.hasPassed(ships) && { ships }),
    ...priceNow(product, region, clock),
  };
}

/** Returns the current price of a product, and the price that it is compared with. */
function priceNow(product: Product, region: Region, clock: Clock): Partial<Offer> {
  const price: RegionalPrice = product.prices?.[region.id] ?? {};
  const { regular, promotions = [], installment, next } = price;
  const money = (amount: number): Money => ({ amount, currency: region.currency });
  const promotion = promotions.find(({ window }) => clock.isOpen(window));
  if (!promotion)
    return {
      ...(regular !== undefined && { price: money(regular) }),
      ...(installment && { installment }),
      ...(next !== undefined && { next: money(next) }),
    };
  const { opens, closes } = promotion.window;
  const days = region.lowestPriceDays;
  const onSaleFrom = product.preOrder && stageWindow(product.preOrder, region.id, 'earlyBird')?.opens;
  const lowest =
    days === undefined || opens === undefined ? undefined : lowestPriceBefore(price, opens, days, onSaleFrom);
  const was = lowest ?? regular;
  const isLower = was !== undefined && was > promotion.price;
  return {
    price: money(promotion.price),
    ...(isLower && { was: money(was), saved: 1 - promotion.price / was }),
    ...(isLower && lowest !== undefined && days !== undefined && { lowest: { price: money(lowest), days } }),
    ...(closes !== undefined && { until: closes }),
    ...(promotion.installment && { installment: promotion.installment }),
  };
}
