import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegionId } from './region.ts';

/** The content with a region like fr beside the others, as a server reads it that shows previews or none. */
async function contentWith(more: object, previews: '0' | '1') {
  vi.stubEnv('SITE_PREVIEW', previews);
  vi.doMock('./by-folder/regions.ts', async (original) => {
    const { region: fr } = await import('./fr/region.ts');
    const es = { ...fr, id: 'es', order: 41, draft: true, like: 'fr', country: 'ES', hreflang: 'es-ES', ...more };
    return { ...(await original<object>()), es };
  });
  const [{ regionIds, regionEntries }, { siteMap }, { products }, { homes }, { offices }, { sites }, prices] =
    await Promise.all([
      import('./regions.ts'),
      import('../site-map.ts'),
      import('../products/products.ts'),
      import('../home/homes.ts'),
      import('../legal.ts'),
      import('../sites.ts'),
      import('../products/price-file.ts'),
    ]);
  const having = <Row extends { readonly regions: readonly string[] }>(rows: readonly Row[], region: string) =>
    rows.filter(({ regions }) => regions.includes(region));
  return {
    regionIds: regionIds as readonly string[],
    entries: regionEntries.map(({ country }) => country as string),
    onSite: sites.global.regions as readonly string[],
    pages: (region: string) => having(siteMap, region).map(({ path }): string => path),
    products: (region: string) => having(Object.values(products), region).map(({ id }): string => id),
    product: products.flagshipBumblebee,
    hero: (region: string) => homes[region as RegionId]?.hero.map(({ key }) => key),
    officeOf: (region: string) => offices[region as RegionId],
    prices: prices.readPrices('a', { es: { currency: 'EUR', regular: { amount: 100 } } }),
  };
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('./by-folder/regions.ts');
});

describe('a region that is like another one', () => {
  it('has its pages and products, and what its own folder lacks, but no pages of campaigns', async () => {
    const { pages, products, hero, officeOf } = await contentWith({}, '1');
    const { campaigns } = await import('../campaigns/campaigns.ts');
    const ofCampaigns = campaigns.flatMap(({ pages: rows = [] }) => rows.map(({ path }) => path as string));
    expect(pages('es')).toEqual(pages('fr').filter((path) => !ofCampaigns.includes(path)));
    expect(pages('es')).toContain('k1-pro-interstellar-scout');
    expect(products('es')).toEqual(products('fr'));
    expect(hero('es')?.length).toBeGreaterThan(0);
    expect(officeOf('es')).toEqual(officeOf('fr'));
  });

  it('has the pre-order of its products, but neither prices nor stock', async () => {
    const { product } = await contentWith({}, '1');
    const es = 'es' as RegionId;
    expect(product.preOrder?.regions[es]).toEqual(product.preOrder?.regions.fr);
    expect(product.booking?.[es]).toEqual(product.booking?.fr);
    expect(product.prices?.[es]).toBeUndefined();
  });

  it('goes without the pages and products that its settings name', async () => {
    const { pages, products } = await contentWith(
      { without: ['k1-pro-interstellar-scout', 'k1ProInterstellarScout'] },
      '1',
    );
    expect(pages('es')).not.toContain('k1-pro-interstellar-scout');
    expect(products('es')).not.toContain('k1ProInterstellarScout');
  });
});

describe('a draft of a region', () => {
  it('is in lists and in the region choice on a server with previews, at the place of its order', async () => {
    const { regionIds, entries, onSite, prices } = await contentWith({}, '1');
    expect(regionIds).toEqual(['us', 'uk', 'eu', 'fr', 'es', 'de', 'jp', 'kr', 'cn']);
    expect(entries).toEqual(['US', 'CA', 'GB', 'EU', 'FR', 'ES', 'DE', 'JP', 'KR', 'CN', 'OTHER']);
    expect(onSite).toContain('es');
    expect(Object.keys(prices)).toEqual(['es']);
  });

  it('is nowhere on a public server, and its prices are left out', async () => {
    const { regionIds, entries, onSite, pages, products, prices } = await contentWith({}, '0');
    expect(regionIds).toEqual(['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn']);
    expect(entries).not.toContain('ES');
    expect(onSite).not.toContain('es');
    expect([...pages('es'), ...products('es')]).toEqual([]);
    expect(prices).toEqual({});
  });
});
