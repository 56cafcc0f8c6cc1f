import type { Instant } from '../time/index.ts';

/**
 * The time when bookings are shipped, with the announced precision: from a day on, in whole months, or in a quarter.
 */
export type Shipping =
  | { readonly kind: 'day'; readonly opens: Instant }
  | { readonly kind: 'months'; readonly opens: Instant; readonly closes: Instant }
  | { readonly kind: 'quarter'; readonly quarter: 1 | 2 | 3 | 4; readonly opens: Instant; readonly closes: Instant };

/** The terms of a booking in a region: its gift and its shipping. */
export interface Booking {
  /** The number of first orders with a gift; left out if no gift was announced. */
  readonly giftOrders?: number;
  readonly shipping: Shipping;
}

/**
 * Returns the instant from which pages no longer show when a booking is shipped: once a day has come, or once a period
 * is over.
 */
export function shippingPasses(shipping: Shipping): Instant {
  return shipping.kind === 'day' ? shipping.opens : shipping.closes;
}
