import type { Instant } from '../time/index.ts';

/** When what was booked leaves the works, as precisely as it has been announced: from a day on, in whole months, or in a quarter. */
export type Shipping =
  | { readonly kind: 'day'; readonly opens: Instant }
  | { readonly kind: 'months'; readonly opens: Instant; readonly closes: Instant }
  | { readonly kind: 'quarter'; readonly quarter: 1 | 2 | 3 | 4; readonly opens: Instant; readonly closes: Instant };

/** The terms of a booking in a region: its gift and its shipping. */
export interface Booking {
  /** How many of the first orders bring a gift; left out where no gift was announced. */
  readonly giftOrders?: number;
  readonly shipping: Shipping;
}

/** From when on it is no news any more that a booking will be shipped: a day is past once it has come, a stretch once it is over. */
export function shippingPasses(shipping: Shipping): Instant {
  return shipping.kind === 'day' ? shipping.opens : shipping.closes;
}
