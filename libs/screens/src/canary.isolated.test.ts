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
      // AI Base is in no comparison.
      k1ProInterstellarScout: {
        ...real.products.k1ProInterstellarScout,
        prices: { us: { regular: 449, promotions: [{ price: 16_180, window }] } },
      },
      flagshipMegatron: {
        ...real.products.flagshipMegatron,
        reviews: {
          ratings: [14_142, 0, 0, 0, 0],
          owners: [
            { id: 'shelf', stars: 5, written: opens },
            { id: 'drama', stars: 5, written: opens - 1000 },
          ],
        },
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
const { readSearchIndex } = await import('@kinemorph/site/models');
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

describe('the content of a window', () => {
  it('is absent before the window opens: no text, price, link or path', () => {
    expect(heard(opens - 1)).toEqual([]);
  });

  // Shows that the test above would find the content.
  it('is present from the first millisecond to the last', () => {
    expect(heard(opens)).toEqual(canaries);
    expect(heard(closes - 1)).toEqual(canaries);
  });

  it('is absent after the end, except for a menu entry without an end, and the path and window for redirects [PB-5]', () => {
    expect(heard(closes)).toEqual(['canary-nav', 'canary-page', '7-day sale']);
    const { shell, ...rest } = pageAt(closes);
    expect(JSON.stringify({ ...rest, shell: { ...shell, site: { ...shell.site, windows: {} } } })).not.toContain(
      'canary-page',
    );
  });

  it('makes the page expire at the opening, and then at the end', () => {
    expect([pageAt(opens - 1).expires, pageAt(opens).expires]).toEqual([opens, closes]);
  });

  it.each([
    ['products', ['31,415', '16,180']],
    ['compare', ['16,180']],
  ] as const)(
    'has its prices on the %s page only during the window, from the first millisecond to the last',
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

  it('is in the search index only from the first millisecond on', async () => {
    const heardIn = async (now: number) => {
      const found = JSON.stringify(
        await readSearchIndex({ site, table: buildRouteTable(siteMap), origins, screens: serverScreens }, 'us', now),
      );
      return canaries.filter((canary) => found.includes(canary));
    };
    expect(await heardIn(opens - 1)).toEqual([]);
    expect(await heardIn(opens)).toEqual(['canary-page', '27,182', 'Seven days']);
  });

  it('contains no rating and no review on the page of a product before the day of its newest review', () => {
    const path = 'flagship-megatron';
    const productAt = (now: number) =>
      pageData(
        { site, table: buildRouteTable(siteMap), origins, screens: serverScreens, build: 'test' },
        { region: 'us', path, screen: path },
        now,
      );
    const foundAt = (now: number) => {
      const said = JSON.stringify(productAt(now));
      return ['14,142', 'I ask who leads here', 'My drama club', '#reviews'].filter((canary) => said.includes(canary));
    };
    expect([foundAt(opens - 1), foundAt(opens)]).toEqual([
      [],
      ['14,142', 'I ask who leads here', 'My drama club', '#reviews'],
    ]);
    expect(productAt(opens - 1).expires).toBe(opens);
  });
});
