import type { Product } from '../products/product.ts';
import type { ProductId } from '../products/product-id.ts';
import type { RegionId } from '../regions/region.ts';
import type { PageRecord } from '../site-map.ts';
import type { Target } from '../target.ts';

/** A page with its whole path. */
export interface KnownPage {
  readonly path: string;
  readonly record: PageRecord;
}

/** Returns every page of the site map; a row that only groups others is not a page. */
export function pagesOf(records: readonly PageRecord[], parent = ''): readonly KnownPage[] {
  return records.flatMap((record) => {
    const path = [parent, record.path].filter(Boolean).join('/');
    const own = record.component !== undefined || record.redirect !== undefined ? [{ path, record }] : [];
    return [...own, ...pagesOf(record.children ?? [], path)];
  });
}

/** Describes a valid target if a target in a region leads nowhere; otherwise undefined. */
export function missingFor(
  target: Target,
  region: RegionId,
  pages: readonly KnownPage[],
  products: Readonly<Partial<Record<ProductId, Product>>>,
): string | undefined {
  if ('page' in target) {
    const page = pages.find(({ path }) => path === target.page);
    if (!page) return 'the path of a page of the site map';
    return page.record.regions.includes(region)
      ? undefined
      : `a page that ${region} has; this one is in ${page.record.regions.join(', ')}`;
  }
  if ('product' in target) {
    const product = products[target.product];
    if (!product) return 'the id of a product';
    return product.regions.includes(region)
      ? undefined
      : `a product that ${region} sells; this one is sold in ${product.regions.join(', ')}`;
  }
  return undefined;
}
