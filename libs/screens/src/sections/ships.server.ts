import { products, shippingPasses, type ProductId, type Shipping } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';

/** Returns the dates for messages about the shipping of a booking: `from`, and `last` or `quarter` if known. */
export function shippingDates(shipping: Shipping): Readonly<Record<string, Date | number>> {
  const { kind, opens } = shipping;
  return {
    from: new Date(opens),
    ...(kind === 'months' && { last: new Date(shipping.closes - 1) }),
    ...(kind === 'quarter' && { quarter: shipping.quarter }),
  };
}

/** Returns the text about the shipping of a booking, as precise as its announcement. */
export function shipsText({ text }: Pick<ModelContext, 'text'>, shipping: Shipping): string {
  return text(`buying.ships.${shipping.kind}`, shippingDates(shipping));
}

/** Returns the shipping of a booked product; undefined without a booking, and once shipping has passed. */
export function shippingAhead(
  { region, clock }: Pick<ModelContext, 'region' | 'clock'>,
  id: ProductId,
): Shipping | undefined {
  const shipping = products[id].booking?.[region.id]?.shipping;
  return shipping && !clock.hasPassed(shippingPasses(shipping)) ? shipping : undefined;
}
