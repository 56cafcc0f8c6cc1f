import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Returns the content with a draft product like K1 Pro, as a server with or without previews reads it. */
async function contentWith(previews: '0' | '1') {
  vi.stubEnv('SITE_PREVIEW', previews);
  const { product: k1Pro } = await import('./k1-pro-interstellar-scout/product.ts');
  vi.doMock('./by-folder/products.ts', async (original) => ({
    ...(await original<object>()),
    draft: { ...k1Pro, draft: true, order: 111, page: { regions: ['us'] } },
    interstellarAgentT9: {
      ...(await import('./interstellar-agent-t9/product.ts')).product,
      nearest: ['draft', 'interstellarScoutK1'],
    },
  }));
  vi.doMock('./by-folder/ids.ts', async (original) => {
    const { slugs } = await original<{ slugs: object }>();
    return { slugs: { ...slugs, draft: 'draft' } };
  });
  const [{ products, productIds }, { siteMap }, { navigation }, { manuals }] = await Promise.all([
    import('./products.ts'),
    import('../site-map.ts'),
    import('../navigation/navigation.ts'),
    import('../manuals/manuals.ts'),
  ]);
  return {
    ids: productIds as readonly string[],
    nearest: products.interstellarAgentT9.nearest,
    page: siteMap.find(({ path }) => (path as string) === 'draft'),
    menu: navigation('us')[0]?.children?.map(({ identify }) => identify) ?? [],
    manuals: manuals.map(({ id }) => id),
  };
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('./by-folder/products.ts');
  vi.doUnmock('./by-folder/ids.ts');
});

describe('a draft product', () => {
  it('is sold on a server with previews, at its menu position and with a product page', async () => {
    const { ids, menu, page, nearest } = await contentWith('1');
    expect(ids[ids.indexOf('k1ProInterstellarScout') + 1]).toBe('draft');
    expect(menu[menu.indexOf('k1ProInterstellarScout') + 1]).toBe('draft');
    expect(page).toMatchObject({ component: 'product', regions: ['us'] });
    expect(nearest).toEqual(['draft', 'interstellarScoutK1']);
  });

  it('has no manual, because manuals are public files', async () => {
    expect((await contentWith('1')).manuals).not.toContain('draft-quick-guide');
  });

  it('is not on a public server, and not among the nearest products of others', async () => {
    const { ids, menu, page, nearest } = await contentWith('0');
    expect(ids).not.toContain('draft');
    expect(menu).not.toContain('draft');
    expect(page).toBeUndefined();
    expect(nearest).toEqual(['interstellarScoutK1']);
  });
});
