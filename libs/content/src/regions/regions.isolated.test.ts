import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RegionId } from './region.ts';

/** Returns the content with an additional region like fr, as a server with or without previews reads it. */
async function contentWith(more: object, previews: '0' | '1') {
  vi.stubEnv('SITE_PREVIEW', previews);
  vi.doMock('./by-folder/regions.ts', async (original) => {
    const { region: fr } = await import('./fr/region.ts');
    const zz = {
      ...fr,
      id: 'zz',
      order: fr.order + 0.5,
      draft: true,
      like: 'fr',
      country: 'ZZ',
      hreflang: 'zz',
      ...more,
    };
    return { ...(await original<object>()), zz };
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
    hero: (region: string) =>
      (homes as Partial<Record<string, (typeof homes)[RegionId]>>)[region]?.hero.map(({ key }) => key),
    officeOf: (region: string) => offices[region as RegionId],
    prices: prices.readPrices('a', { zz: { currency: 'EUR', regular: { amount: 100 } } }),
  };
}

/** Returns the regions and the entries of the region choice without the invented one. */
async function contentAsItIs() {
  vi.resetModules();
  vi.doUnmock('./by-folder/regions.ts');
  const { regionIds, regionEntries } = await import('./regions.ts');
  return {
    ids: [...regionIds] as readonly string[],
    countries: regionEntries.map(({ country }): string => country),
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
  it('has the pages, products and office of the other, and slides, but no campaign pages', async () => {
    const { pages, products, hero, officeOf } = await contentWith({}, '1');
    const { campaigns } = await import('../campaigns/campaigns.ts');
    const ofCampaigns = campaigns.flatMap(({ pages: rows = [] }) => rows.map(({ path }) => path as string));
    expect(pages('zz')).toEqual(pages('fr').filter((path) => !ofCampaigns.includes(path)));
    expect(pages('zz')).toContain('k1-pro-interstellar-scout');
    expect(products('zz')).toEqual(products('fr'));
    expect(hero('zz')?.length).toBeGreaterThan(0);
    expect(officeOf('zz')).toEqual(officeOf('fr'));
  });

  it('has the pre-order and booking of a product, but no prices', async () => {
    const { product } = await contentWith({}, '1');
    const zz = 'zz' as RegionId;
    expect(product.preOrder?.regions[zz]).toEqual(product.preOrder?.regions.fr);
    expect(product.booking?.[zz]).toEqual(product.booking?.fr);
    expect(product.prices?.[zz]).toBeUndefined();
  });

  it('lacks the pages and products that its settings exclude', async () => {
    const { pages, products } = await contentWith(
      { without: ['k1-pro-interstellar-scout', 'k1ProInterstellarScout'] },
      '1',
    );
    expect(pages('zz')).not.toContain('k1-pro-interstellar-scout');
    expect(products('zz')).not.toContain('k1ProInterstellarScout');
  });
});

describe('a draft region', () => {
  it('is in the lists and the region choice on a server with previews, at its position', async () => {
    const { regionIds, entries, onSite, prices } = await contentWith({}, '1');
    const { ids, countries } = await contentAsItIs();
    expect(regionIds).toEqual(ids.toSpliced(ids.indexOf('fr') + 1, 0, 'zz'));
    expect(entries).toEqual(countries.toSpliced(countries.indexOf('FR') + 1, 0, 'ZZ'));
    expect(onSite).toContain('zz');
    expect(Object.keys(prices)).toEqual(['zz']);
  });

  it('is not on a public server, and has no pages, products or prices there', async () => {
    const { regionIds, entries, onSite, pages, products, prices } = await contentWith({}, '0');
    expect(regionIds).toEqual((await contentAsItIs()).ids);
    expect(entries).not.toContain('ZZ');
    expect(onSite).not.toContain('zz');
    expect([...pages('zz'), ...products('zz')]).toEqual([]);
    expect(prices).toEqual({});
  });
});
