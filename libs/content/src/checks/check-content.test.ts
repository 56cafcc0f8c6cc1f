import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { productIds } from '../products/products.ts';
import { regionIds } from '../regions/regions.ts';
import { draftPages, pages as ownPages } from '../site-map.ts';
import { checkContent, realContent, type Content } from './check-content.ts';
import { fileOf } from './files.ts';
import { pagesOf } from './links.ts';
import { sayProblem } from './problem.ts';

const source = fileURLToPath(new URL('../', import.meta.url));

/** Returns the real content with a mistake in it; JavaScript allows any value. */
const broken = (change: Readonly<Partial<Record<keyof Content, object>>>): readonly string[] =>
  checkContent({ ...realContent, ...change } as Content).map(sayProblem);
const us = realContent.regions.us;
const ai = realContent.products.aiBase;
const home = realContent.homes.us;
const firstTile = { ...home.hero[0], key: 'own' };
const item = { identify: 'home', label: 'nav.home', to: { page: '' } };
const withRegion = (more: object) => broken({ regions: { ...realContent.regions, us: { ...us, ...more } } });
const withProduct = (more: object) => broken({ products: { ...realContent.products, aiBase: { ...ai, ...more } } });
const withTile = (more: object) =>
  broken({ homes: { ...realContent.homes, us: { ...home, hero: [{ ...firstTile, ...more }] } } });
const withItem = (more: object, region = 'kr') =>
  broken({ navigation: { ...realContent.navigation, [region]: [{ ...item, ...more }] } });
const withPage = (more: object) =>
  broken({ siteMap: [...realContent.siteMap, { path: 'new-page', component: 'home', regions: ['us'], ...more }] });

describe('the content of the sites', () => {
  it('has no mistakes in its shapes, prices and windows, or in the links of any region [NV-1, SC-9, EN-1]', () => {
    expect(checkContent()).toEqual([]);
  });

  it('is in the files that the error messages name', () => {
    const named = [
      fileOf.articles,
      fileOf.brand,
      fileOf.navigation,
      fileOf.textBanners,
      fileOf.siteMap,
      ...regionIds.flatMap((id) => [fileOf.region(id), fileOf.home(id)]),
      ...productIds.map(fileOf.product),
      ...productIds.filter((id) => realContent.products[id].reviews).map(fileOf.reviews),
    ];
    expect(named.filter((file) => !existsSync(join(source, file)))).toEqual([]);
    for (const id of productIds)
      expect(readFileSync(join(source, fileOf.product(id)), 'utf8')).toContain('export const product = defineProduct(');
  });
});

describe('a mistake in content', () => {
  it('is reported with file, field, found value and expected value', () => {
    expect(
      sayProblem({
        file: 'products/ai-base/prices.json',
        field: 'us.regular.amount',
        found: -1,
        expected: 'a price above 0',
      }),
    ).toBe('products/ai-base/prices.json › us.regular.amount: found -1, expected a price above 0');
    expect(sayProblem({ file: 'brand.ts', field: '', found: undefined, expected: 'a brand' })).toBe(
      'brand.ts › the whole: found nothing, expected a brand',
    );
    expect(sayProblem({ file: 'x.ts', field: 'y', found: 'z'.repeat(500), expected: 'less' }).length).toBeLessThan(140);
    expect(
      sayProblem({
        file: 'x.ts',
        field: 'window',
        found: { opens: Date.UTC(2025, 6, 1) },
        expected: 'a window that closes',
      }),
    ).toContain('{"opens":"2025-07-01T00:00:00.000Z"}');
  });

  it.each([
    [
      withRegion({ currency: 'EURO' }),
      'regions/us/region.ts › currency: found "EURO", expected a currency: three letters of ISO 4217, like EUR',
    ],
    [
      withRegion({ locale: 'en_US' }),
      'regions/us/region.ts › locale: found "en_US", expected a locale: a language and a country, like de-DE',
    ],
    [
      withRegion({ hreflang: 'en-EU' }),
      'regions/us/region.ts › hreflang: found "en-EU", expected a value that search engines know, like de-DE or en; en-EU is not one',
    ],
    [
      withRegion({ hreflang: 'de-DE' }),
      'regions/us/region.ts › hreflang: found "de-DE", expected a value of its locale\'s language, en-US: one that begins with en',
    ],
    [
      withRegion({ hreflang: 'en-GB' }),
      'regions/uk/region.ts › hreflang: found "en-GB", expected a value of its own; us has this one, and search engines would know only one of the two',
    ],
    [
      withRegion({ timeZone: 'PST' }),
      'regions/us/region.ts › timeZone: found "PST", expected an IANA time zone, like Europe/Berlin',
    ],
    [
      withRegion({ social: ['instagram', 'myspace'] }),
      'regions/us/region.ts › social[1]: found "myspace", expected a network: one of instagram, facebook, youtube, tiktok, twitter',
    ],
    [withRegion({ id: 'uk' }), 'regions/us/region.ts › id: found "uk", expected "us", its key in regions.ts'],
    [withRegion({ colour: 'red' }), 'regions/us/region.ts › colour: found "colour", expected no such field'],
    [
      withRegion({ newsletterPopup: undefined }),
      'regions/us/region.ts › newsletterPopup: found nothing, expected true or false',
    ],
  ])('in a region is reported: %#', (problems, expected) => {
    expect(problems).toContain(expected);
  });

  it.each([
    [
      withProduct({ fixes: ['halfway', 'voice'] }),
      'products/ai-base/product.ts › fixes: found ["halfway","voice"], expected three fixes',
    ],
    [
      withProduct({ page: { regions: ['en'] } }),
      'products/ai-base/product.ts › page.regions[0]: found "en", expected a region: one of us',
    ],
    [
      withProduct({ quickGuide: '2024' }),
      'products/ai-base/product.ts › quickGuide: found "2024", expected a day, like 2025-03-27',
    ],
    [
      withProduct({ order: 10 }),
      'products/ai-base/product.ts › order: found 10, expected a place of its own in menus and lists; flagshipBumblebee has this one',
    ],
    [
      withProduct({ nearest: ['aiBase'] }),
      'products/ai-base/product.ts › nearest: found "aiBase", expected products other',
    ],
    [
      withProduct({ reviews: { ratings: [3, 2, 1], owners: ai.reviews?.owners } }),
      'products/ai-base/reviews.ts › ratings: found [3,2,1], expected a number for each of 5, 4, 3, 2, 1 stars',
    ],
    [
      withProduct({ reviews: { ...ai.reviews, owners: [{ id: 'early', stars: 5, written: ai.since - 1 }] } }),
      'products/ai-base/reviews.ts › owners[0].written: found "2024-08-19T07:59:59.999Z", expected a day from 2024-08-19T08:00:00.000Z on',
    ],
    [
      withProduct({ nearest: [] }),
      'products/ai-base/product.ts › nearest: found [], expected at least one product that comes close',
    ],
    [
      withProduct({ picture: 'ai' }),
      'products/ai-base/product.ts › picture: found "ai", expected a picture of pictures/manifest.json, like flagship-bumblebee/cut-out',
    ],
    [
      withProduct({ prices: { us: { regular: -1 } } }),
      'products/ai-base/prices.json › us.regular.amount: found -1, expected a price above 0',
    ],
    [
      withProduct({ prices: { us: { regular: '249' } } }),
      'products/ai-base/prices.json › us.regular.amount: found "249", expected a price above 0',
    ],
    [
      withProduct({ prices: { us: { regular: 100, promotions: [{ price: 100, window: {} }] } } }),
      'expected promotions below the regular price',
    ],
    [
      withProduct({ prices: { us: { promotions: [{ price: 9, window: { opens: 2, closes: 1 } }] } } }),
      'products/ai-base/prices.json › us.promotions[0].window: found {"opens":2,"closes":1}, expected a window that opens before it closes',
    ],
    [
      withProduct({ prices: { us: { promotions: [{ price: 9, window: { opens: '2025-07-08' } }] } } }),
      'products/ai-base/prices.json › us.promotions[0].window.opens: found "2025-07-08", expected an instant, written instant(',
    ],
    [
      withProduct({ prices: { us: { regular: 249, next: 199 } } }),
      'products/ai-base/prices.json › us.next.amount: found 199, expected a next price above the regular one',
    ],
    [
      withProduct({ prices: { us: { regular: 249.999 } } }),
      'products/ai-base/prices.json › us.regular.amount: found 249.999, expected an amount with at most 2 decimals: USD has no smaller unit',
    ],
    [
      withProduct({ prices: { us: { regular: 249, promotions: [{ price: 99, window: {} }] } } }),
      'products/ai-base/prices.json › us.promotions[0].window: found {}, expected a window with an end: without one the promotion always holds',
    ],
    [
      withProduct({
        prices: {
          us: {
            regular: 249,
            promotions: [
              { price: 99, window: { opens: 1, closes: 5 } },
              { price: 89, window: { opens: 4 } },
            ],
          },
        },
      }),
      'products/ai-base/prices.json › us.promotions[1].window: found {"opens":4}, expected a window that does not overlap the one of promotions[0]',
    ],
    [
      withProduct({
        prices: {
          us: {
            promotions: [
              { price: 99, window: { opens: 6, closes: 9 } },
              { price: 89, window: { opens: 1, closes: 5 } },
            ],
          },
        },
      }),
      'products/ai-base/prices.json › us.promotions[0].window: found {"opens":6,"closes":9}, expected a window that opens where the one before it closes: between them there is no price',
    ],
    [
      withProduct({ picture: 'ai', prices: { us: { regular: 249, next: 199 } } }),
      'expected a next price above the regular one',
    ],
    [
      withProduct({ preOrder: { stages: ['earlyBird'], regions: { us: { opens: { earlyBird: 5 }, ends: 2 } } } }),
      'products/ai-base/product.ts › preOrder: found {"stages":["earlyBird"],"regions":{"us":{"opens":{"earlyBird":5},"ends":2}}}, expected a timeline whose stages open one after the other, before it ends',
    ],
    [
      withProduct({ prices: { de: { regular: 249 } } }),
      'products/ai-base/prices.json › de: found "de", expected a region that sells it: us',
    ],
    [
      withProduct({ regions: ['jp'], prices: { jp: { regular: 99.5 } } }),
      'products/ai-base/prices.json › jp.regular.amount: found 99.5, expected a whole amount: JPY has no smaller unit',
    ],
    [
      withProduct({ prices: { us: { regular: 249, installment: { amount: '$83', months: 3, apr: 0 } } } }),
      'products/ai-base/prices.json › us.regular.installment.months: found 3, expected 12, as the store of us offers',
    ],
    [
      withProduct({ prices: { us: { regular: 249, installment: { amount: 20.75, months: 12, apr: 0 } } } }),
      'products/ai-base/prices.json › us.regular.installment.amount: found 20.75, expected an amount as the store writes it, like $141.6',
    ],
    [
      withProduct({ prices: {} }),
      'products/ai-base/prices.json › the whole: found nothing, expected a price in us, which sells it',
    ],
    [
      withProduct({
        regions: ['de'],
        prices: {
          de: {
            regular: 249,
            promotions: [
              { price: 99, window: { opens: 1e12, closes: 1e12 + 5 } },
              { price: 99, window: { opens: 1e12 + 1e9, closes: 1e12 + 2e9 } },
            ],
          },
        },
      }),
      'products/ai-base/prices.json › de.promotions[1].amount: found 99, expected a price below the lowest of the 30 days before it, which is 99: de may not call anything else a reduction',
    ],
    [
      withProduct({ stock: { de: [{ window: { opens: 1 } }] } }),
      'products/ai-base/product.ts › stock.de: found "de", expected a region that sells it: us',
    ],
    [
      withProduct({ stock: { us: [{ window: { opens: 1 }, precision: 'month' }] } }),
      'expected a window that closes where the store says when it is back',
    ],
    [
      withProduct({ stock: { us: [{ window: {} }] } }),
      'expected a window with an end: what is never in stock is not sold in the region',
    ],
    [withProduct({ regions: [] }), 'products/ai-base/product.ts › regions: found [], expected at least one region'],
    [
      withProduct({ regions: ['en'] }),
      `products/ai-base/product.ts › regions[0]: found "en", expected a region: one of ${regionIds.join(', ')}`,
    ],
    [
      withProduct({ hardware: { servos: 0 } }),
      'products/ai-base/product.ts › hardware.servos: found 0, expected a figure above 0',
    ],
    [
      withProduct({ hardware: { wheels: 4 } }),
      'products/ai-base/product.ts › hardware.wheels: found "wheels", expected no such field',
    ],
    [
      withProduct({ preOrder: { stages: ['earlyBird'], regions: { kr: { opens: { earlyBird: 1 }, ends: 2 } } } }),
      'products/ai-base/product.ts › preOrder.regions.kr: found "kr", expected a region that sells it: us',
    ],
  ])('in a product is reported: %#', (problems, expected) => {
    expect(
      problems.some((one) => one.includes(expected)),
      problems.join('\n'),
    ).toBe(true);
  });

  it.each([
    [
      withTile({ product: 'aiBaze' }),
      'regions/us/home.ts › hero[0].product: found "aiBaze", expected a product: one of',
    ],
    [
      withTile({ title: 'A new robot' }),
      'regions/us/home.ts › hero[0].title: found "A new robot", expected the id of a text, like home.sale.title',
    ],
    [
      withTile({ values: { ends: 5 } }),
      'regions/us/home.ts › hero[0].values.ends: found "ends", expected no such field',
    ],
    [withTile({ to: { page: 'nowhere' } }), 'regions/us/home.ts › hero[0].to: found {"page":"nowhere"}'],
    [
      withTile({ window: { opens: 5, closes: 5 } }),
      'regions/us/home.ts › hero[0].window: found {"opens":5,"closes":5}, expected a window that opens before it closes',
    ],
    [
      broken({
        homes: {
          ...realContent.homes,
          us: {
            ...home,
            hero: [
              { ...firstTile, stages: undefined, key: 'a', window: { closes: 5 } },
              { ...firstTile, stages: undefined, key: 'b', window: { opens: 6 } },
            ],
          },
        },
      }),
      'regions/us/home.ts › hero[1].window.opens: found 6, expected 1970-01-01T00:00:00.005Z, when a before it closes: between them there is neither',
    ],
    [
      broken({
        homes: {
          ...realContent.homes,
          us: {
            ...home,
            hero: [
              { ...firstTile, stages: undefined, key: 'a', window: { closes: 5 } },
              { ...firstTile, stages: undefined, key: 'b', window: { opens: 4 } },
            ],
          },
        },
      }),
      'until then both are seen',
    ],
    [
      broken({ homes: { ...realContent.homes, kr: { ...home, quotes: ['gone'] } } }),
      'product: found {"product":"eliteOptimusPrime"}, expected a product that kr sells',
    ],
    [
      withTile({ stages: { timeline: { stages: ['a'], regions: {} }, stage: 'b' } }),
      'expected a stage that its timeline has',
    ],
    [
      withTile({ stages: { timeline: { stages: ['a'], regions: { uk: { opens: { a: 1 }, ends: 2 } } }, stage: 'a' } }),
      'regions/us/home.ts › hero[0].stages: found "us", expected a timeline of us: the tile would never show',
    ],
    [
      broken({ homes: { ...realContent.homes, us: { ...home, quotes: [{ id: 'gone', icon: 'eye' }] } } }),
      'regions/us/home.ts › quotes[0].id: found "gone", expected a quote: one of press, owner, learner',
    ],
    [
      broken({
        homes: {
          ...realContent.homes,
          kr: { ...realContent.homes.kr, robots: [{ product: 'aiBase', picture: 'ai-base/cut-out' }] },
        },
      }),
      'regions/kr/home.ts › robots[0].product: found {"product":"aiBase"}, expected a product that kr sells',
    ],
    [
      broken({
        homes: {
          ...realContent.homes,
          kr: {
            ...realContent.homes.kr,
            guides: [{ key: 'faq', picture: 'studio', to: { page: 'where-to-buy' }, tone: 'dark' }],
          },
        },
      }),
      'regions/kr/home.ts › guides[0].to: found {"page":"where-to-buy"}',
    ],
    [
      broken({ homes: { ...realContent.homes, us: { ...home, hero: [] } } }),
      'regions/us/home.ts › hero: found [], expected at least one tile',
    ],
    [
      broken({ homes: { ...realContent.homes, us: { ...home, tiles: [firstTile, firstTile] } } }),
      'expected tiles with a key each',
    ],
    [
      broken({ homes: { ...realContent.homes, kr: home } }),
      'product: found {"product":"eliteOptimusPrime"}, expected a product that kr sells; this one is sold in us',
    ],
    [
      broken({ homes: { ...realContent.homes, kr: { ...realContent.homes.kr, retail: { store: 'shop' } } } }),
      'regions/kr/home.ts › retail.store: found "shop", expected a path of the store',
    ],
    [
      broken({ homes: { ...realContent.homes, kr: { ...realContent.homes.kr, retail: { shop: '/' } } } }),
      'regions/kr/home.ts › retail: found {"shop":"/"}, expected a target: { page }, { product }, { store: "/…" } or { hub: "hub" | "studio" }',
    ],
  ])('in a home page is reported: %#', (problems, expected) => {
    expect(
      problems.some((one) => one.includes(expected)),
      problems.join('\n'),
    ).toBe(true);
  });

  it.each([
    [
      withItem({ to: { page: 'no-such-page' } }),
      'navigation/navigation.ts › kr[0].to: found {"page":"no-such-page"}, expected the path of a page of the site map',
    ],
    [
      withItem({ to: { product: 'flagshipBumblebee' } }),
      `navigation/navigation.ts › kr[0].to: found {"product":"flagshipBumblebee"}, expected a product that kr sells; this one is sold in ${realContent.products.flagshipBumblebee.regions.join(', ')}`,
    ],
    [
      withItem({ to: undefined, children: [{ ...item, to: { page: 'gone' } }] }),
      'navigation/navigation.ts › kr[0].children[0].to: found {"page":"gone"}, expected the path of a page of the site map',
    ],
    [withItem({ to: undefined }), 'expected either `to` or `children`'],
    [
      withItem({ to: undefined, children: [] }),
      'navigation/navigation.ts › kr[0].children: found [], expected at least one entry',
    ],
    [
      withItem({ tag: { color: 'pink', label: 'nav.tag.new' } }),
      'navigation/navigation.ts › kr[0].tag.color: found "pink", expected a colour: one of red, orange, cyan',
    ],
    [
      withItem({ startTime: '2025-03-27T17:00' }),
      'navigation/navigation.ts › kr[0].startTime: found "2025-03-27T17:00", expected an instant, written instant(',
    ],
    [
      withItem({ hidden: ['menu'] }),
      'navigation/navigation.ts › kr[0].hidden[0]: found "menu", expected a place: one of header, footer',
    ],
  ])('in the menus is reported: %#', (problems, expected) => {
    expect(
      problems.some((one) => one.includes(expected)),
      problems.join('\n'),
    ).toBe(true);
  });

  it.each([
    [
      withPage({ path: '/new-page/' }),
      'site-map.ts › [2].path: found "/new-page/", expected a path in lower case without slashes at its ends, like where-to-buy',
    ],
    [withPage({ component: undefined }), 'expected a component, a redirect or children'],
    [
      withPage({ path: 'choose-your-region' }),
      'site-map.ts › "choose-your-region".path: found "choose-your-region", expected a path that no other row has',
    ],
    [
      withPage({ component: undefined, redirect: 'gone' }),
      'site-map.ts › "new-page".redirect: found "gone", expected a page that us has',
    ],
    [
      withPage({ window: { de: { opens: 1, closes: 2 } } }),
      'site-map.ts › "new-page".window.de: found "de", expected a region of the page: us',
    ],
    [
      withPage({ window: { us: { opens: 2, closes: 1 } } }),
      'site-map.ts › [2].window.us: found {"opens":2,"closes":1}, expected a window that opens before it closes',
    ],
    [
      withPage({ regions: ['us', 'uk', 'us'] }),
      'site-map.ts › "new-page".regions: found ["us"], expected each region once: a second one would be an alternate of itself',
    ],
    [
      withPage({ path: 'elite-optimus-prime-ai-base', regions: ['us', 'de'] }),
      `site-map.ts › "elite-optimus-prime-ai-base".regions: found ["us"], expected regions that sell eliteOptimusPrimeAiBase: ${realContent.products.eliteOptimusPrimeAiBase.regions.join(', ')}`,
    ],
    [
      withPage({ regions: ['en'] }),
      `site-map.ts › [2].regions[0]: found "en", expected a region: one of ${regionIds.join(', ')}`,
    ],
  ])('in the site map is reported: %#', (problems, expected) => {
    // Tests read the content of a public server, which has no drafts.
    const at = `[${ownPages.length - draftPages.length}]`;
    expect(
      problems.some((one) => one.includes(expected.replace('[2]', at))),
      problems.join('\n'),
    ).toBe(true);
  });

  it('in a link to a missing page is reported for exactly the regions without that page', () => {
    const siteMap = [...realContent.siteMap, { path: 'only-us', component: 'home', regions: ['us'] }];
    const link = { ...item, to: { page: 'only-us' } };
    const problems = broken({ siteMap, navigation: Object.fromEntries(regionIds.map((id) => [id, [link]])) });
    expect(problems).toEqual(
      regionIds
        .filter((id) => id !== 'us')
        .map(
          (id) =>
            `navigation/navigation.ts › ${id}[0].to: found {"page":"only-us"}, expected a page that ${id} has; this one is in us`,
        ),
    );
  });

  it('in an article’s link is reported if a region of the article lacks the target', () => {
    const linked = (to: object) =>
      broken({
        articles: {
          ...realContent.articles,
          news: { ...realContent.articles.news, links: [{ section: 'a', key: 'go.b', to }] },
        },
      });
    expect(linked({ page: 'gone' })).toEqual([
      'articles/articles.ts › news.links[0].to: found {"page":"gone"}, expected the path of a page of the site map',
    ]);
    expect(linked({ page: 'wholesale' })).toEqual([
      'articles/articles.ts › news.links[0].to: found {"page":"wholesale"}, expected a page that uk has; this one is in us',
    ]);
    expect(linked({ page: 'faq' })).toEqual([]);
  });

  it('in a banner is reported', () => {
    const banner = {
      kind: 'stage',
      label: 'banner.returns',
      to: { page: 'gone' },
      bg: 'signal',
      timeline: { stages: ['sale'], regions: { us: { opens: { sale: 1 }, ends: 2 } } },
      stage: 'sale',
    };
    expect(broken({ textBanners: [banner] })).toEqual([
      'navigation/text-banners.ts › [0].to: found {"page":"gone"}, expected the path of a page of the site map',
    ]);
    expect(broken({ textBanners: [{ ...banner, to: { store: '/' }, stage: 'gone' }] }).join()).toContain(
      'expected a stage that its timeline has',
    );
  });

  it('in a campaign’s slide, menu entry, banner line or page is reported with the campaign’s file', () => {
    const file = 'campaigns/black-friday-2024/campaign.ts';
    const [slide] = home.hero;
    const entry = realContent.navigation.us.find(({ identify }) => identify === 'blackFriday');
    const [line] = realContent.textBanners;
    const page = realContent.siteMap.find(({ path }) => path === 'black-friday');
    expect(broken({ homes: { ...realContent.homes, us: { ...home, hero: [{ ...slide, title: 'X' }] } } })[0]).toContain(
      `${file} › tiles."blackFridayEarly".title: found "X"`,
    );
    expect(broken({ navigation: { ...realContent.navigation, us: [{ ...entry, label: 'X' }] } })[0]).toContain(
      `${file} › us[0].label: found "X"`,
    );
    expect(broken({ textBanners: [{ ...line, bg: 'X' }] })[0]).toContain(`${file} › [0].bg: found "X"`);
    expect(broken({ siteMap: [...ownPages, { ...page, regions: ['X'] }] })[0]).toContain(
      `${file} › "black-friday".regions[0]: found "X"`,
    );
  });

  it('in a slide of the home page file is reported with its index in that file', () => {
    const hero = home.hero.map((tile) => (tile.key === 'flagshipMegatron' ? { ...tile, title: 'X' } : tile));
    expect(broken({ homes: { ...realContent.homes, us: { ...home, hero } } })[0]).toContain(
      'regions/us/home.ts › hero[0].title: found "X"',
    );
  });

  it('in public content that uses a draft product is reported', () => {
    const drafted = (id: 'flagshipMegatron' | 'flagshipBumblebee') =>
      broken({ products: { ...realContent.products, [id]: { ...realContent.products[id], draft: true } } });
    const expected = 'expected a product that is public';
    expect(drafted('flagshipMegatron')).toContain(`regions/us/home.ts › hero: found "flagshipMegatron", ${expected}`);
    expect(drafted('flagshipBumblebee')).toContain(
      `campaigns/flagship-bumblebee-pre-order/campaign.ts › banner: found "flagshipBumblebee", ${expected}`,
    );
  });

  it('in the brand is reported', () => {
    const brand = realContent.brand as object;
    expect(broken({ brand: { ...brand, supportPhone: 'call us' } })).toEqual([
      'brand.ts › supportPhone: found "call us", expected a phone number with its country, like +1 202 555 0142',
    ]);
    expect(broken({ brand: { ...brand, storeOrigin: 'https://store.kinemorph.example' } })).toEqual([
      'brand.ts › storeOrigin: found "https://store.kinemorph.example", expected an origin with {region} in it',
    ]);
  });

  it('does not hide others: all are reported at once', () => {
    const problems = broken({
      brand: {},
      regions: { ...realContent.regions, us: { ...us, currency: 'X', country: 'X' } },
      products: { ...realContent.products, aiBase: { ...ai, series: 'X', picture: 'X' } },
      siteMap: [...realContent.siteMap, { path: 'X', regions: [] }],
    });
    for (const file of [
      'brand.ts',
      'regions/us/region.ts › currency',
      'regions/us/region.ts › country',
      'products/ai-base/product.ts › series',
      'products/ai-base/product.ts › picture',
      'site-map.ts',
    ]) {
      expect(
        problems.some((one) => one.startsWith(file)),
        file,
      ).toBe(true);
    }
    for (const one of problems) expect(one).toMatch(/^[\w/-]+\.ts › .+: found .+, expected .+$/);
  });
});

describe('the pages of the site map', () => {
  it('have their full path if they are nested', () => {
    const pages = pagesOf([
      {
        path: 'where-to-buy',
        regions: ['us'],
        children: [{ path: 'hongkong-macao', component: 'home', regions: ['us'] }],
      },
    ]);
    expect(pages.map(({ path }) => path)).toEqual(['where-to-buy/hongkong-macao']);
  });
});

describe('the content that the sites ship', () => {
  /** Returns every file that these files import, directly or through others. */
  function reach(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)) {
      if (from.startsWith('.') && from.endsWith('.ts')) reach(join(dirname(file), from), seen);
      else seen.add(from);
    }
    return seen;
  }
  const { exports } = JSON.parse(readFileSync(join(source, '../package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  /** The entry points of the package without those for tools. */
  const shipped = Object.entries(exports)
    .filter(([name]) => !['./checks', './lists'].includes(name))
    .map(([, file]) => relative('src', file));

  it.each(shipped)('from %s imports neither the checks nor valibot', (entryPoint) => {
    const reached = [...reach(join(source, entryPoint))];
    expect(reached.filter((file) => file === 'valibot' || relative(source, file).startsWith('checks/'))).toEqual([]);
  });

  it('is searched by a function that finds valibot in the checks', () => {
    expect([...reach(join(source, 'checks/check-content.ts'))]).toContain('valibot');
    expect(readdirSync(join(source, 'checks'))).toContain('schema.ts');
  });
});
