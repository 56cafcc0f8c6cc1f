import type { RegionId } from '../regions/region.ts';
import { likeValue, withAlike } from '../regions/regions.ts';
import type { Product } from './product.ts';

type PerRegion<Value> = Readonly<Partial<Record<RegionId, Value>>>;

/**
 * Returns a product with the regions that are like those that sell it, and with the same dates and terms there. Prices
 * and stock are separate for each region.
 */
export function withLikeRegions(product: Product): Product {
  const regions = withAlike(product.regions, product.id);
  const added = regions.filter((id) => !product.regions.includes(id));
  if (added.length === 0) return { ...product, regions };
  const extended = <Value>(values: PerRegion<Value>): PerRegion<Value> => ({
    ...values,
    ...Object.fromEntries(
      added.flatMap((id) => {
        const value = likeValue(values, id);
        return value === undefined ? [] : [[id, value]];
      }),
    ),
  });
  const { announced, preOrder, warrantyYears, booking } = product;
  return {
    ...product,
    regions,
    ...(announced && { announced: { ...announced, ...extended(announced) } }),
    ...(preOrder && { preOrder: { ...preOrder, regions: extended(preOrder.regions) } }),
    ...(warrantyYears && { warrantyYears: extended(warrantyYears) }),
    ...(booking && { booking: extended(booking) }),
  };
}
