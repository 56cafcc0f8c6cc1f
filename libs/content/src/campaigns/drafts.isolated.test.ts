import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Returns the content with an additional draft campaign, as a server with or without previews reads it. */
async function contentWith(previews: '0' | '1', state: 'draft' | 'archived' = 'draft') {
  vi.stubEnv('SITE_PREVIEW', previews);
  vi.doMock('./by-folder.ts', async (original) => {
    const { primeDay2025 } = await import('./prime-day-2025/campaign.ts');
    const draft = { ...primeDay2025, id: 'draft', [state]: true, pages: [{ path: 'draft', component: 'campaign' }] };
    return { ...(await original<object>()), draft };
  });
  const [{ campaigns, hiddenCampaigns }, { siteMap }, { readPrices }] = await Promise.all([
    import('./campaigns.ts'),
    import('../site-map.ts'),
    import('../products/price-file.ts'),
  ]);
  const prices = {
    us: {
      currency: 'USD',
      regular: { amount: 100 },
      promotions: [{ amount: 80, window: { campaign: 'draft', from: 'sale' } }],
    },
  };
  return {
    campaigns: campaigns.map(({ id }) => id),
    hidden: [...hiddenCampaigns],
    paths: siteMap.map(({ path }) => path as string),
    page: siteMap.find(({ path }) => (path as string) === 'draft'),
    promotions: readPrices('a', prices).us?.promotions,
  };
}

beforeEach(() => {
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('./by-folder.ts');
});

describe('a draft campaign', () => {
  it('is part of the content on a server with previews', async () => {
    const { campaigns, hidden, paths, promotions } = await contentWith('1');
    expect(campaigns).toContain('draft');
    expect(hidden).toEqual([]);
    expect(paths).toContain('draft');
    expect(promotions).toHaveLength(1);
  });

  it('has no page and no price on a public server', async () => {
    const { campaigns, hidden, paths, promotions } = await contentWith('0');
    expect(campaigns).not.toContain('draft');
    // A developer's checkout may contain other drafts.
    expect(hidden).toContain('draft');
    expect(paths).not.toContain('draft');
    expect(promotions).toEqual([]);
  });
});

describe('an archived campaign', () => {
  it('is part of the content on a server with previews, and has its page', async () => {
    const { campaigns, page, promotions } = await contentWith('1', 'archived');
    expect(campaigns).toContain('draft');
    expect(page).toMatchObject({ component: 'campaign' });
    expect(promotions).toHaveLength(1);
  });

  it('is not on a public server, where its page redirects to the home page', async () => {
    const { campaigns, page, promotions } = await contentWith('0', 'archived');
    expect(campaigns).not.toContain('draft');
    expect(page).toEqual({ path: 'draft', redirect: '', regions: expect.arrayContaining(['us']) as unknown });
    expect(promotions).toEqual([]);
  });
});
