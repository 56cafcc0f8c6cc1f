import type { RegionId } from '../regions/region.ts';
import type { ProductId } from './product-id.ts';
import { products } from './products.ts';

/**
 * Returns the product that a region offers in place of another: the same product if the region sells it, otherwise its
 * closest relative there. Undefined if `isAvailable` refuses them all.
 */
export function nearestProduct(
  product: ProductId,
  region: RegionId,
  isAvailable: (product: ProductId) => boolean,
): ProductId | undefined {
  return [product, ...products[product].nearest].find((id) => products[id].regions.includes(region) && isAvailable(id));
}
