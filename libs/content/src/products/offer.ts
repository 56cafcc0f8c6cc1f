import type { Currency, Region } from '../regions/regions.ts';
import { stageWindow, type Clock, type Instant } from '../time/index.ts';
import { lowestPriceBefore } from './lowest-price.ts';
import type { Installment, Product, RegionalPrice, Shortage } from './product.ts';

/** An amount in the currency's major unit. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}

/** How a product can be had in a region at an instant, and for how much. */
export interface Offer {
  /** `outOfStock` comes back at a moment that the store tells, `soldOut` does not. */
  readonly state: 'announced' | 'preOrder' | 'buy' | 'outOfStock' | 'soldOut';
  readonly price?: Money;
  /** What a lower price is measured against: the regular price, or the lowest of the days before where the law of the region says so. */
  readonly was?: Money;
  /** The part of `was` that is saved, from 0 to 1. */
  readonly saved?: number;
  /** The lowest price of the days before the reduction, where the law of the region wants it told. */
  readonly lowest?: { readonly price: Money; readonly days: number };
  /** When the lower price ends. */
  readonly until?: Instant;
  /** When it is back in stock, and how precisely that is told. */
  readonly back?: { readonly at: Instant; readonly told: NonNullable<Shortage['told']> };
  /** When what is ordered now begins to be shipped, while that is ahead. */
  readonly ships?: Instant;
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
  const stage = product.preOrder ? clock.stage(product.preOrder, region.id) : 'after';
  if (stage === 'before') return { state: 'announced' };
  const shortage = product.stock?.[region.id]?.find(({ window }) => clock.isOpen(window));
  const back =
    shortage?.told !== undefined && shortage.window.closes !== undefined
      ? { at: shortage.window.closes, told: shortage.told }
      : undefined;
  const ships = product.booking?.[region.id]?.shipping.opens;
  return {
    state: shortage ? (back ? 'outOfStock' : 'soldOut') : stage === 'earlyBird' ? 'preOrder' : 'buy',
    ...(back && { back }),
    ...(ships !== undefined && !clock.hasPassed(ships) && { ships }),
    ...priceNow(product, region, clock),
  };
}

/** What a product costs now, and what that is compared with. */
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
