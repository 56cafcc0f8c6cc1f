import { products, shippingPasses, type ProductId, type Shipping } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';

/** The dates by which messages tell when a booking is shipped: `from`, and `last` or `quarter` where there is one. */
export function shippingDates(shipping: Shipping): Readonly<Record<string, Date | number>> {
  const { kind, opens } = shipping;
  return {
    from: new Date(opens),
    ...(kind === 'months' && { last: new Date(shipping.closes - 1) }),
    ...(kind === 'quarter' && { quarter: shipping.quarter }),
  };
}

/** Tells when a booking is shipped, as precisely as that has been announced. */
export function shipsText({ text }: Pick<PageContext, 'text'>, shipping: Shipping): string {
  return text(`buying.ships.${shipping.kind}`, shippingDates(shipping));
}

/** When a product that was booked is shipped; undefined where nothing was booked, and once that is past. */
export function shippingAhead(
  { region, clock }: Pick<PageContext, 'region' | 'clock'>,
  id: ProductId,
): Shipping | undefined {
  const shipping = products[id].booking?.[region.id]?.shipping;
  return shipping && !clock.hasPassed(shippingPasses(shipping)) ? shipping : undefined;
}
