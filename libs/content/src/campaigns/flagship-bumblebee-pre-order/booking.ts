import type { RegionId } from '../../regions/region.ts';
import { instant } from '../../time/index.ts';
import type { Booking } from '../../products/booking.ts';

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
