import type { RegionId } from '../regions/region.ts';
import type { Instant } from '../time/index.ts';
import type { Product } from './product.ts';
import type { ProductId } from './product-id.ts';
import { products } from './products.ts';

/** The facts by which menus and lists of all products sort and filter. */
export interface LineUpEntry extends Pick<Product, 'shape' | 'otherShape' | 'ageFrom' | 'since'> {
  readonly product: ProductId;
}

/** Every product, in the order in which menus and lists show them. */
export const lineUp: readonly LineUpEntry[] = Object.values(products)
  .toSorted((a, b) => a.order - b.order)
  .map(({ id, shape, otherShape, ageFrom, since }) => ({
    product: id,
    ...(shape !== undefined && { shape }),
    ...(otherShape !== undefined && { otherShape }),
    ...(ageFrom !== undefined && { ageFrom }),
    since,
  }));

/** Returns the instant from which a region's menus and lists name a product; undefined if they always do. */
export function announcedFrom(product: ProductId, region: RegionId): Instant | undefined {
  const { announced } = products[product];
  return announced?.[region] ?? announced?.everywhere;
}
