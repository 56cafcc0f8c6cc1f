import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.doUnmock('./by-folder.ts');
});

it('a campaign’s slide, menu entry and banner line can lead to a page, the store or the hub', async () => {
  vi.resetModules();
  vi.doMock('./by-folder.ts', async (original) => {
    const { primeDay2025 } = await import('./prime-day-2025/campaign.ts');
    const tiles = primeDay2025.tiles?.map((tile) => ({ ...tile, to: { page: 'where-to-buy' } }));
    const menu = { ...primeDay2025.menu, to: { store: '/sale' } };
    const banner = { ...primeDay2025.banner, to: { hub: 'hub' } };
    return { ...(await original<object>()), primeDay2025: { ...primeDay2025, tiles, menu, banner } };
  });
  const [{ homes }, { navigation }, { textBanners }] = await Promise.all([
    import('../home/homes.ts'),
    import('../navigation/navigation.ts'),
    import('../navigation/text-banners.ts'),
  ]);
  expect(homes.us.hero.find(({ key }) => key === 'sevenDaySale')?.to).toEqual({ page: 'where-to-buy' });
  expect(navigation('us').find(({ identify }) => identify === 'sale')?.to).toEqual({ store: '/sale' });
  expect(textBanners.find(({ label }) => label === 'banner.sale')).toMatchObject({ to: { hub: 'hub' } });
});
