import { boundaries, regionIds, siteMap, siteOf, type PageRecord, type RegionId } from '@kinemorph/content';
import { instant, isOpenAt } from '@kinemorph/content/time';
import { createSearch, readSearchIndex } from '@kinemorph/site/models';
import { describe, expect, it } from 'vitest';
import { brotliCompressSync, constants } from 'node:zlib';
import { serverScreens } from '../models.server.ts';
import { loadPage } from '../testing/screen-page.ts';
import { origins, table } from '../testing/sites.ts';
import type { SearchModel } from './model.server.ts';

const indexAt = (region: RegionId, now: number) =>
  readSearchIndex({ site: siteOf(region), table, origins, screens: serverScreens }, region, now);
const afterTheSales = instant('2025-08-01T12:00Z');
const address = (region: RegionId, path: string) =>
  `/${[region === 'cn' ? '' : region, path].filter(Boolean).join('/')}`;
const openAt = (region: RegionId, now: number) =>
  (siteMap as readonly PageRecord[])
    .filter(
      ({ component, path, regions, window }) =>
        component && path !== 'search' && regions.includes(region) && isOpenAt(window?.[region] ?? {}, now),
    )
    .map(({ path }) => address(region, path));

/** Compressed as the server does for a first request. */
const weigh = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

describe.each(regionIds)('the search index of %s', { timeout: 60_000 }, (region) => {
  it('contains every open page once at every boundary, and no closed page', async () => {
    // The last millisecond before a boundary is tested if a page opens or closes there.
    const opens = (at: number) => openAt(region, at - 1).join() !== openAt(region, at).join();
    for (const now of boundaries(region).flatMap(({ at }) => (opens(at) ? [at - 1, at] : [at]))) {
      const { entries } = await indexAt(region, now);
      const pages = entries.filter(
        ({ kind, href }) => kind !== 'question' && kind !== 'manual' && href.startsWith('/'),
      );
      const whole = pages.filter(({ href }) => !href.includes('#')).map(({ href }) => href);
      expect(whole.sort(), new Date(now).toISOString()).toEqual(openAt(region, now).sort());
      // A robot's part of a page is a separate result, in every region with that page.
      expect(pages.filter(({ href }) => !whole.includes(href.split('#')[0] ?? '')).map(({ href }) => href)).toEqual([]);
    }
  });

  it('expires at a boundary of its region, and does not change until then', async () => {
    const known = new Set(boundaries(region).map(({ at }) => at));
    for (const now of [instant('2024-11-20T00:00Z'), instant('2025-03-01T00:00Z'), instant('2025-07-05T00:00Z')]) {
      const { expires, ...said } = await indexAt(region, now);
      if (expires === null) continue;
      expect(known).toContain(expires);
      expect(await indexAt(region, expires - 1)).toEqual({ expires, ...said });
    }
  });

  it('has a title, a text and a link in each entry, no entry or link twice, and no empty label', async () => {
    const { entries, labels } = await indexAt(region, afterTheSales);
    expect(
      entries.filter(
        ({ title, text, href }) => title.trim() === '' || text.trim() === '' || !/^(?:\/|https:)/.test(href),
      ),
    ).toEqual([]);
    expect(entries.filter(({ title }) => /\n|undefined/.test(title))).toEqual([]);
    // The questions of a section have the same address.
    const results = entries.map(({ title, href }) => `${title} ${href}`);
    expect(results.filter((result, index) => results.indexOf(result) !== index)).toEqual([]);
    expect(labels.links.length).toBeGreaterThan(2);
    expect(new Set(labels.links.map(({ href }) => href)).size).toBe(labels.links.length);
    for (const label of [
      labels.title,
      labels.field,
      labels.hint,
      labels.key,
      labels.none,
      ...labels.found,
      ...Object.values(labels.kinds),
    ])
      expect(label.trim()).not.toBe('');
  });

  it('has less than 16 kB when compressed, small enough for a phone', async () => {
    expect(weigh(JSON.stringify(await indexAt(region, afterTheSales)))).toBeLessThan(16_000);
  });

  it('finds each of its pages by its title', async () => {
    const { entries, labels } = await indexAt(region, afterTheSales);
    const search = createSearch(entries, labels);
    for (const { title, href } of entries) {
      expect(
        search(title).flatMap(({ results }) => results.map((result) => result.href)),
        title,
      ).toContain(href);
    }
  });
});

describe('content that is not open yet', () => {
  const sealed = async (region: RegionId, now: number, words: RegExp) =>
    words.test(JSON.stringify(await indexAt(region, now)));

  it('is absent from the index one millisecond before its opening, and present from then on', async () => {
    const opening = (region: RegionId, path: string) =>
      (siteMap as readonly PageRecord[]).find((page) => page.path === path)?.window?.[region]?.opens ?? 0;
    for (const [region, path, words] of [
      ['us', 'black-friday', /Black Friday/],
      ['de', 'black-friday', /Black Friday/],
      ['fr', 'christmas-sale', /christmas-sale/],
      ['us', 'gift-guide', /gift-guide/],
    ] as const) {
      const opens = opening(region, path);
      expect([path, await sealed(region, opens - 1, words), await sealed(region, opens, words)]).toEqual([
        path,
        false,
        true,
      ]);
    }
  });

  it('has no link in the search until its announcement', async () => {
    const announced = instant('2025-03-27T17:00+08:00');
    const entryAt = async (now: number) =>
      (await indexAt('us', now)).labels.links.some(({ href }) => href.endsWith('/flagship-bumblebee'));
    expect([await entryAt(announced - 1), await entryAt(announced)]).toEqual([false, true]);
  });
});

describe('the search of a region', () => {
  it('suggests dealers only where they exist', async () => {
    const suggests = async (region: RegionId) =>
      (await indexAt(region, afterTheSales)).labels.links.some(({ href }) => href.endsWith('/where-to-buy'));
    expect([await suggests('de'), await suggests('jp')]).toEqual([true, false]);
  });

  it.each([
    ['us', 'Home'],
    ['de', 'Startseite'],
    ['jp', 'ホーム'],
  ] as const)('of %s names the home page %s, and also finds it by the company’s name', async (region, name) => {
    const { entries, labels } = await indexAt(region, afterTheSales);
    expect(entries.find(({ href }) => href === address(region, ''))?.title).toBe(name);
    const found = createSearch(entries, labels)('Kinemorph').flatMap(({ results }) => results.map(({ href }) => href));
    expect(found).toContain(address(region, ''));
  });

  const find = async (region: RegionId, query: string) => {
    const { entries, labels } = await indexAt(region, afterTheSales);
    return createSearch(
      entries,
      labels,
    )(query).flatMap(({ id, results }) => results.map(({ href }) => [id, href] as const));
  };

  it.each([
    ['us', 'bumblebee', 'product', '/us/flagship-bumblebee'],
    ['us', 'flagshp megatrn', 'product', '/us/flagship-megatron'],
    ['us', 'waranty', 'page', '/us/warranty'],
    ['de', 'garantie', 'page', '/de/warranty'],
    ['fr', 'garantie', 'page', '/fr/warranty'],
    ['jp', 'バンブルビー', 'product', '/jp/flagship-bumblebee'],
    ['jp', 'ばんぶる', 'product', '/jp/flagship-bumblebee'],
    ['kr', '충전', 'question', '/kr/faq#'],
    ['cn', '大黄蜂', 'product', '/flagship-bumblebee'],
    ['cn', '变形金刚', 'product', '/flagship-bumblebee'],
  ] as const)('of %s finds for "%s" a %s at %s', async (region, query, kind, href) => {
    const found = await find(region, query);
    expect(found.some(([id, to]) => id === kind && to.startsWith(href))).toBe(true);
  });

  it('links to the store for a product without a page, and to the file of a manual', async () => {
    expect((await find('kr', '옵티머스')).some(([, href]) => href.startsWith('https://kr.store.'))).toBe(true);
    expect((await find('us', 'quick guide')).some(([id, href]) => id === 'manual' && href.includes('.pdf'))).toBe(true);
  });
});

describe('the search page', () => {
  it('shows the results of a query, and is then not indexed', async () => {
    const { data } = await loadPage(
      { screen: 'search', search: 'bumblebee' },
      { region: 'us', instant: '20250801T120000Z' },
    );
    const { answer, action } = data.model as SearchModel;
    expect([action, answer?.query, answer?.groups[0]?.results[0]?.href]).toEqual([
      '/us/search',
      'bumblebee',
      '/us/flagship-bumblebee',
    ]);
    expect(data.head).toMatchObject({ index: false, title: 'bumblebee | Search | Kinemorph' });
  });

  it('is indexed and has no results without a query', async () => {
    const { data } = await loadPage({ screen: 'search' }, { region: 'de', instant: '20250801T120000Z' });
    expect(data.head.index).toBe(true);
    expect((data.model as SearchModel).answer).toBeUndefined();
  });
});
