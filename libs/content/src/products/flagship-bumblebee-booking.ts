import type { RegionId } from '../regions/region.ts';
import { instant, type Instant } from '../time/index.ts';

/** When what was booked leaves the works, as precisely as it has been announced: from a day on, in whole months, or in a quarter. */
export type Shipping =
  | { readonly kind: 'day'; readonly opens: Instant }
  | { readonly kind: 'months'; readonly opens: Instant; readonly closes: Instant }
  | { readonly kind: 'quarter'; readonly quarter: 1 | 2 | 3 | 4; readonly opens: Instant; readonly closes: Instant };

/** What comes with a booking in a region. */
export interface Booking {
  /** How many of the first orders bring a gift; left out where no gift was announced. */
  readonly giftOrders?: number;
  readonly shipping: Shipping;
}

/** The terms of booking Flagship Bumblebee: the only place they are written. Its prices and dates are beside it. */
export const flagshipBumblebeeBooking: Readonly<Partial<Record<RegionId, Booking>>> = {
  us: {
    giftOrders: 1000,
    shipping: { kind: 'months', opens: instant('2025-07-01T00:00-07:00'), closes: instant('2025-10-01T00:00-07:00') },
  },
  uk: { giftOrders: 300, shipping: { kind: 'day', opens: instant('2025-08-30T00:00+01:00') } },
  eu: { giftOrders: 300, shipping: { kind: 'day', opens: instant('2025-08-30T00:00+02:00') } },
  fr: { giftOrders: 300, shipping: { kind: 'day', opens: instant('2025-08-30T00:00+02:00') } },
  de: { giftOrders: 300, shipping: { kind: 'day', opens: instant('2025-08-30T00:00+02:00') } },
  jp: { shipping: { kind: 'day', opens: instant('2025-08-30T00:00+09:00') } },
  cn: {
    shipping: {
      kind: 'quarter',
      quarter: 3,
      opens: instant('2025-07-01T00:00+08:00'),
      closes: instant('2025-10-01T00:00+08:00'),
    },
  },
};

/** From when on it is no news any more that a booking will be shipped: a day is past once it has come, a stretch once it is over. */
export function shippingPasses(shipping: Shipping): Instant {
  return shipping.kind === 'day' ? shipping.opens : shipping.closes;
}
