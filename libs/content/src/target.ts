import type { ProductId } from './products/product-id.ts';
import type { PagePath } from './site-map.ts';

/** The target of a link in content. The server turns it into an address of the region, or leaves the link out. */
export type Target =
  | { readonly page: PagePath }
  /** The product's page if the region has one, otherwise the product at the region's store. */
  | { readonly product: ProductId }
  /** A path at the region's store, from its slash on. */
  | { readonly store: `/${string}` }
  | { readonly hub: 'hub' | 'studio' };
