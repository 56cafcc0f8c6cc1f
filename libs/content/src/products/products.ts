import { showsDrafts } from '../drafts.ts';
import type { RegionId } from '../regions/region.ts';
import { slugs } from './by-folder/ids.ts';
import * as priceFiles from './by-folder/prices.ts';
import * as byFolder from './by-folder/products.ts';
import * as reviewFiles from './by-folder/reviews.ts';
import { withLikeRegions } from './like-regions.ts';
import { readPrices } from './price-file.ts';
import { sharedScreen, type Product, type ProductFacts } from './product.ts';
import type { ProductId } from './product-id.ts';
import type { Reviews } from './reviews.ts';

const written: Readonly<Record<ProductId, ProductFacts>> = byFolder;
const writtenPrices: Readonly<Partial<Record<ProductId, object>>> = priceFiles;
const writtenReviews: Readonly<Partial<Record<ProductId, Reviews>>> = reviewFiles;

/** The products that this server shows, by their `order`. */
export const productIds = (Object.keys(written) as ProductId[])
  .filter((id) => showsDrafts || !written[id].draft)
  .sort((a, b) => written[a].order - written[b].order) as [ProductId, ...ProductId[]];

const shown: ReadonlySet<ProductId> = new Set(productIds);

/** All products, by id; in the order of menus. */
export const products = Object.fromEntries(productIds.map((id) => [id, withLikeRegions(productOf(id))])) as Readonly<
  Record<ProductId, Product>
>;

/** Combines the files of a product's folder, without the names of products that this server does not show. */
function productOf(id: ProductId): Product {
  const { nearest, addOns, bundleOf, ...facts } = written[id];
  const reviews = writtenReviews[id];
  const known = (ids: readonly ProductId[]) => (showsDrafts ? ids : ids.filter((one) => shown.has(one)));
  return {
    ...facts,
    id,
    slug: slugs[id],
    nearest: known(nearest),
    ...(addOns && { addOns: known(addOns) }),
    ...(bundleOf && { bundleOf: known(bundleOf) }),
    prices: readPrices(slugs[id], writtenPrices[id] ?? {}, facts.preOrder),
    ...(reviews && { reviews }),
  };
}

type Written = typeof byFolder;
type ScreenOf<Facts> = Facts extends { readonly page: infer Page }
  ? Page extends { readonly screen: infer Screen extends string }
    ? Screen
    : typeof sharedScreen
  : never;

/** The page of a product, as the site map lists it. */
export interface ProductPageRow {
  readonly path: {
    [Id in ProductId]: Written[Id] extends { readonly page: object } ? (typeof slugs)[Id] : never;
  }[ProductId];
  readonly component: ScreenOf<Written[ProductId]>;
  readonly regions: readonly RegionId[];
}

/** The pages of products, by path. Their regions are those that the products name. */
export const productPages = productIds
  .flatMap((id) => {
    const { page } = written[id];
    return page ? [{ path: slugs[id], component: page.screen ?? sharedScreen, regions: page.regions }] : [];
  })
  .sort((a, b) => (a.path < b.path ? -1 : 1)) as readonly ProductPageRow[];
