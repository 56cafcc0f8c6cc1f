import type * as content from '@kinemorph/content';
import { describe, expect, it, vi } from 'vitest';

/** A sale that must stay secret before it opens: a tile, a price, a menu entry, a banner and a page. */
const opens = Date.UTC(2027, 0, 1);
const closes = Date.UTC(2027, 1, 1);

vi.mock('@kinemorph/content', async (importOriginal) => {
  const real = await importOriginal<typeof content>();
  const window = { opens, closes };
  const timeline = { stages: ['canary'], regions: { us: { opens: { canary: opens }, ends: closes } } };
  const tile = {
    key: 'canary-tile',
    product: 'aiBase',
    title: 'home.sale.title',
    badge: 'home.sale.badge',
    values: { saving: 27_182 },
    showBuy: true,
    picture: 'optimus-prime-limited-edition/cut-out',
    window,
  } as const;
  const staged = { ...tile, key: 'canary-staged', window: undefined, stages: { timeline, stage: 'canary' } };
  return {
    ...real,
    products: {
      ...real.products,
      aiBase: { ...real.products.aiBase, prices: { us: { regular: 249, promotions: [{ price: 31_415, window }] } } },
      // AI Base is compared with no robot.
      k1ProInterstellarScout: {
        ...real.products.k1ProInterstellarScout,
        prices: { us: { regular: 449, promotions: [{ price: 16_180, window }] } },
      },
    },
    homes: { ...real.homes, us: { ...real.homes.us, hero: [tile, staged, ...real.homes.us.hero] } },
    navigation: (region: content.RegionId) => [
      ...real.navigation(region),
      { identify: 'canary-nav', label: 'nav.sale', to: { store: '/canary-nav' }, startTime: opens },
    ],
    textBanners: [
      { kind: 'stage', label: 'banner.sale', to: { store: '/canary-banner' }, bg: 'signal', timeline, stage: 'canary' },
      ...real.textBanners,
    ],
    siteMap: [...real.siteMap, { path: 'canary-page', component: 'home', regions: ['us'], window: { us: window } }],
  };
});

const { siteMap, sites } = await import('@kinemorph/content');
const { buildRouteTable, pageData } = await import('@kinemorph/site/server');
const { serverScreens } = await import('./models.server.ts');

const site = sites.global;
const origins = { global: '', cn: '', store: 'https://{region}.store.kinemorph.example', hub: '', studio: '' };
const pageAt = (now: number) =>
  pageData(
    { site, table: buildRouteTable(siteMap), origins, screens: serverScreens, build: 'test' },
    { region: 'us', path: '', screen: 'home' },
    now,
  );

const listAt = (screen: 'products' | 'compare', now: number) =>
  pageData(
    { site, table: buildRouteTable(siteMap), origins, screens: serverScreens, build: 'test' },
    { region: 'us', path: screen, screen },
    now,
  );

const canaries = [
  'canary-tile',
  'canary-staged',
  'canary-nav',
  'canary-banner',
  'canary-page',
  '31,415',
  '27,182',
  'Seven days',
  '7-day sale',
];
const heard = (now: number) => {
  const said = JSON.stringify(pageAt(now));
  return canaries.filter((canary) => said.includes(canary));
};

describe('what a page says before a window opens', () => {
  it('is nothing of what the window hides: neither words, price, link nor path', () => {
    expect(heard(opens - 1)).toEqual([]);
  });

  it('is all of it from the first millisecond on, so the canary does sing', () => {
    expect(heard(opens)).toEqual(canaries);
    expect(heard(closes - 1)).toEqual(canaries);
  });

  it('is nothing of it again from the end on, but for the menu entry, which has no end, and the path and window that every tab redirects by [PB-5]', () => {
    expect(heard(closes)).toEqual(['canary-nav', 'canary-page', '7-day sale']);
    const { shell, ...rest } = pageAt(closes);
    expect(JSON.stringify({ ...rest, shell: { ...shell, site: { ...shell.site, windows: {} } } })).not.toContain(
      'canary-page',
    );
  });

  it('expires at the opening, and then at the end', () => {
    expect([pageAt(opens - 1).expires, pageAt(opens).expires]).toEqual([opens, closes]);
  });

  it.each([
    ['products', ['31,415', '16,180']],
    ['compare', ['16,180']],
  ] as const)(
    'is nothing of it on the list of all %s either, and its prices from the first millisecond to the last',
    (screen, prices) => {
      const heardOn = (now: number) => {
        const said = JSON.stringify(listAt(screen, now).model)
          .replaceAll(/(?<=\d)(?=(?:\d{3})+(?!\d))/g, ',')
          .replaceAll(',,', ',');
        return ['31,415', '27,182', '16,180'].filter((price) => said.includes(price));
      };
      expect([opens - 1, opens, closes - 1, closes].map(heardOn)).toEqual([[], prices, prices, []]);
      expect([listAt(screen, opens - 1).expires, listAt(screen, opens).expires]).toEqual([opens, closes]);
    },
  );
});
