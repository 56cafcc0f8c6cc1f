import type { RegionId } from '../regions/region.ts';

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The field of `prices.json` that a field of a product's prices is read from: `us.regular` of a price is `us.regular.amount` in the file. */
export function priceField(field: string): string {
  return field
    .replace(/^prices\.?/, '')
    .replace(/^(\w+)\.(regular|next)$/, '$1.$2.amount')
    .replace(/^(\w+)\.installment\b/, '$1.regular.installment')
    .replace(/\.price$/, '.amount');
}

/** The file in which an entity is written, as its author knows it. */
export const fileOf = {
  articles: 'articles/articles.ts',
  brand: 'brand.ts',
  campaign: (id: string) => `campaigns/${id}/campaign.ts`,
  region: (id: RegionId) => `regions/${id}.ts`,
  product: (id: string) => `products/${kebab(id)}/product.ts`,
  prices: (id: string) => `products/${kebab(id)}/prices.json`,
  home: (id: RegionId) => (id === 'eu' || id === 'fr' || id === 'de' ? 'home/europe.ts' : `home/${id}.ts`),
  navigation: 'navigation/navigation.ts',
  textBanners: 'navigation/text-banners.ts',
  siteMap: 'site-map.ts',
} as const;
