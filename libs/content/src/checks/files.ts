import type { RegionId } from '../regions/region.ts';

const kebab = (id: string) => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file in which an entity is written, as its author knows it. */
export const fileOf = {
  articles: 'articles/articles.ts',
  brand: 'brand.ts',
  region: (id: RegionId) => `regions/${id}.ts`,
  product: (id: string) => `products/${kebab(id)}.ts`,
  home: (id: RegionId) => (id === 'eu' || id === 'fr' || id === 'de' ? 'home/europe.ts' : `home/${id}.ts`),
  navigation: 'navigation/navigation.ts',
  textBanners: 'navigation/text-banners.ts',
  siteMap: 'site-map.ts',
} as const;
