import { siteMap, type PageRecord, type RegionId } from '@kinemorph/content';
import { ask, readDocument, startBuiltSite, words, type StartedProcess } from '@kinemorph/site/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterTheSales, regions } from './support/regions.ts';

/** The pages that are there all year. */
const pagesOfToday = (siteMap as readonly PageRecord[]).filter(({ component, window }) => component && !window);

let site: StartedProcess;
let cn: StartedProcess;

beforeAll(async () => {
  const origins = { GLOBAL_ORIGIN: 'https://www.global.example', CN_ORIGIN: 'https://www.cn.example' };
  [site, cn] = await Promise.all([startBuiltSite('global-site', { SITE_CLOCK: afterTheSales, ...origins }), startBuiltSite('cn-site', { SITE_CLOCK: afterTheSales, ...origins })]);
});
afterAll(async () => {
  await Promise.all([site.stop(), cn.stop()]);
});

const read = async (path: string, from = site.origin) => {
  const answer = await ask(from, path);
  return { ...answer, document: readDocument(answer.body) };
};

describe('the homes', () => {
  it.each(regions)('$id answers in $locale with its own tiles [PG-1][RG-1][RG-2][SC-9]', async ({ id, locale, hero, tiles }) => {
    const { status, headers, document } = await read(`/${id}`);
    const product = words('content/messages/products', locale);
    const home = words('content/messages/home', locale);
    const name = (of: string) => product(`product.${of}.name`);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(document.lang).toBe(locale);
    expect(document.title).toBe(home('home.head.title'));
    const [first = '', ...others] = hero.map(name);
    const lineUp = words('screens/src/home/messages', locale)('lineUp');
    const untilSoftware = document.headings.slice(0, hero.length + 1 + tiles.length);
    expect(untilSoftware).toEqual([`h1: ${first}`, ...others.map((title) => `h2: ${title}`), `h2: ${lineUp}`, ...tiles.map((tile) => `h3: ${name(tile)}`)]);
    expect(document.headings).toContain(`h2: ${home('home.quotes.heading')}`);
    expect(document.headings).toContain(`h2: ${words('i18n/messages', locale)('subscribe.title')}`);
    expect(document.headings.filter((heading) => heading.startsWith('h1'))).toHaveLength(1);
  });

  it('link to the hub and the studio of their region [SC-9]', async () => {
    for (const { id } of regions) {
      const { document } = await read(`/${id}`);
      expect(document.links, id).toContain(`https://hub.kinemorph.example/${id}`);
      expect(document.links, id).toContain(`https://studio.kinemorph.example/${id}`);
    }
  });

  it('name no other region in the address of a store', async () => {
    for (const { id } of regions) {
      const { document } = await read(`/${id}`);
      const stores = document.links.filter((href) => href.includes('.store.'));
      expect(stores.length, id).toBeGreaterThan(0);
      expect(stores.filter((href) => !href.startsWith(`https://${id}.store.`)), id).toEqual([]);
    }
  });
});

describe('the region chooser', () => {
  it.each(regions)('of $id lists every region in its own words [SC-12]', async ({ id, locale }) => {
    const { status, document } = await read(`/${id}/choose-your-region`);
    const region = words('content/messages/regions', locale);
    expect(status).toBe(200);
    expect(document.lang).toBe(locale);
    expect(document.title).toBe(region('region.head.title'));
    expect(document.headings).toContain(`h1: ${region('region.title')}`);
    for (const { id: other } of regions) expect(document.links).toContain(`https://www.global.example/${other}`);
    expect(document.links).toContain('https://www.cn.example/');
  });
});

describe('a page that is not there', () => {
  it.each(regions)('is a 404 in the language of $id [RG-5]', async ({ id, locale }) => {
    const { status, headers, document } = await read(`/${id}/no-such-page`);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(document.lang).toBe(locale);
    expect(document.headings).toContain(`h1: ${words('screens/src/not-found/messages', locale)('title')}`);
    expect(document.links).toContain(`/${id}`);
    expect(document.links).toContain(`/${id}/choose-your-region`);
  });
});

describe('what search engines read', () => {
  const hreflangs: Record<RegionId, string> = { us: 'en-US', uk: 'en-GB', eu: 'en', fr: 'fr-FR', de: 'de-DE', jp: 'ja-JP', kr: 'ko-KR', cn: 'zh-CN' };
  const address = (region: RegionId, path: string) => (region === 'cn' ? `https://www.cn.example/${path}` : `https://www.global.example/${region}${path && `/${path}`}`);

  it.each(pagesOfToday)('is one cluster of alternates on both sites for the page "$path" [PB-2]', async ({ path, regions: having }) => {
    const speaksForAll = (['us', 'eu', 'cn'] as const).find((id) => having.includes(id));
    const expected = Object.fromEntries([
      ...having.map((id) => [hreflangs[id], address(id, path)]),
      ...(speaksForAll ? [['x-default', address(speaksForAll, path)]] : []),
    ]) as Record<string, string>;
    for (const id of having) {
      const { document } = await read(new URL(address(id, path)).pathname, id === 'cn' ? cn.origin : site.origin);
      expect(document.alternates, id).toEqual(expected);
      // Reciprocal: every alternate is a page that names itself so.
      expect(document.canonical, id).toBe(address(id, path));
    }
  });

  it('describes the company and the page in valid JSON-LD [PB-3]', async () => {
    for (const { id, locale } of regions) {
      const { document } = await read(`/${id}`);
      const graph = (JSON.parse(document.structuredData) as { '@graph': readonly Record<string, unknown>[] })['@graph'];
      expect(graph.find((node) => node['@type'] === 'Organization'), id).toMatchObject({
        name: 'Kinemorph',
        contactPoint: [
          { '@type': 'ContactPoint', telephone: expect.stringMatching(/^\+1-/) as string, email: 'support@kinemorph.example' },
          { '@type': 'ContactPoint', email: 'sales@kinemorph.example' },
        ],
      });
      expect(graph.find((node) => node['@type'] === 'WebPage'), id).toMatchObject({ url: `https://www.global.example/${id}`, name: document.title, inLanguage: locale });
    }
  });

  it('keeps a page that is not there out of every index', async () => {
    const { body, document } = await read('/de/no-such-page');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(document.canonical).toBeUndefined();
    expect(document.alternates).toEqual({});
  });

  it('lists every page of the site in the sitemap, with its alternates', async () => {
    const { status, body } = await ask(site.origin, '/sitemap.xml');
    const locations = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location);
    expect(status).toBe(200);
    expect(locations.toSorted()).toEqual(pagesOfToday.flatMap(({ path, regions: having }) => having.filter((id) => id !== 'cn').map((id) => address(id, path))).toSorted());
    expect(body).toContain('hreflang="zh-CN" href="https://www.cn.example/"');
    expect((await ask(site.origin, '/robots.txt')).body).toContain('Sitemap: https://www.global.example/sitemap.xml');
  });
});
