import type { Product } from '../products/product.ts';
import type { ProductId } from '../products/product-id.ts';
import { products } from '../products/products.ts';
import type { RegionId } from '../regions/region.ts';
import { seriesIds, type DayText, type Manual, type SeriesId } from './manual.ts';

/** The day of the programming guide of each series that has one. */
const programmingGuides: Readonly<Partial<Record<SeriesId, DayText>>> = {
  flagship: '2024-09-03',
  collector: '2024-03-11',
  ranger: '2024-10-14',
  interstellar: '2024-07-08',
};

/** Every manual, in the order of its series' list. The manuals of a draft are created once it is public. */
export const manuals: readonly Manual[] = seriesIds.flatMap((series) => {
  const guides = Object.values(products).flatMap((product) => quickGuide(product, series));
  const updated = programmingGuides[series];
  if (guides.length === 0 || updated === undefined) return guides;
  const about = guides.flatMap((guide) => guide.products);
  return [...guides, { id: `${series}-programming-guide`, kind: 'programming', series, products: about, updated }];
});

function quickGuide({ id, slug, series, quickGuide: updated, draft }: Product, of: SeriesId): readonly Manual[] {
  if (series !== of || updated === undefined || draft) return [];
  return [{ id: `${slug}-quick-guide`, kind: 'quickGuide', series, products: [id], updated }];
}

/**
 * Returns the products of a manual or of a firmware that a region sells, and the boxes there that contain one of them.
 */
export function productsOf({ products: about }: Pick<Manual, 'products'>, region: RegionId): readonly ProductId[] {
  const boxes = Object.values(products).filter(({ bundleOf = [] }) => bundleOf.some((id) => about.includes(id)));
  return [...about, ...boxes.map(({ id }) => id)].filter((id) => products[id].regions.includes(region));
}

/** Returns the series of a product. */
export function seriesOf(product: ProductId): SeriesId {
  return products[product].series;
}
