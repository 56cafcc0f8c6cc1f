import { europe } from '../home/europe.ts';
import type { Home } from '../home/home.ts';
import { slugs } from '../products/by-folder/ids.ts';
import * as ownHomes from '../regions/by-folder/homes.ts';
import * as ownLegal from '../regions/by-folder/legal.ts';
import type { RegionId } from '../regions/region.ts';
import { withLikes } from '../regions/regions.ts';

function slugOf(id: string): string {
  return (slugs as Readonly<Partial<Record<string, string>>>)[id] ?? id;
}

/**
 * Returns the field of `prices.json` for a field of a product's prices: `us.regular` of a price is `us.regular.amount`
 * in the file.
 */
export function priceField(field: string): string {
  return field
    .replace(/^prices\.?/, '')
    .replace(/^(\w+)\.(regular|next)$/, '$1.$2.amount')
    .replace(/^(\w+)\.installment\b/, '$1.regular.installment')
    .replace(/\.price$/, '.amount');
}

/** Returns the region whose folder has the file that a region uses: its own folder, or that of the region in `like`. */
function writerOf(id: RegionId, own: Readonly<Partial<Record<RegionId, object>>>): RegionId {
  return withLikes(id).find((one) => own[one]) ?? id;
}

/** Returns the file with the slides of a region's home. */
function homeFile(id: RegionId): string {
  const homes: Readonly<Partial<Record<RegionId, Home>>> = ownHomes;
  const writer = writerOf(id, homes);
  return homes[writer]?.hero === europe.hero ? 'home/europe.ts' : `regions/${writer}/home.ts`;
}

/** The source file of an entity, with the path that its author uses. */
export const fileOf = {
  articles: 'articles/articles.ts',
  brand: 'brand.ts',
  campaign: (id: string) => `campaigns/${id}/campaign.ts`,
  region: (id: RegionId) => `regions/${id}/region.ts`,
  productFolder: (slug: string) => `products/${slug}/product.ts`,
  product: (id: string) => `products/${slugOf(id)}/product.ts`,
  prices: (id: string) => `products/${slugOf(id)}/prices.json`,
  reviews: (id: string) => `products/${slugOf(id)}/reviews.ts`,
  legal: (id: RegionId) => `regions/${writerOf(id, ownLegal)}/legal.ts`,
  home: homeFile,
  navigation: 'navigation/navigation.ts',
  textBanners: 'navigation/text-banners.ts',
  siteMap: 'site-map.ts',
} as const;
