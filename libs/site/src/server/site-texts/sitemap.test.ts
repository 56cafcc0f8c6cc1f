import { regionIds, regions, siteMap, sites, type PageRecord } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { indexedHead } from '../../head/head.server.ts';
import type { AnyScreenId, ScreenModel } from '../../page/page.ts';
import { buildRouteTable } from '../../routing/route-table.ts';
import type { SiteDefinition } from '../../routing/site-definition.ts';
import type { ServerScreen } from '../model/page-data.ts';
import { robotsTxt } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

const { global, cn } = sites;
const origins = {
  global: 'https://www.kinemorph.example',
  cn: 'https://www.kinemorph-cn.example',
  store: '',
  hub: '',
  studio: '',
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

const opens = Date.UTC(2025, 2, 1);
const words = { title: 't', description: 'd', keywords: 'k' };
const picture = (src: string, alt: string) => ({ src, width: 800, height: 600, alt });
/** Every screen shows a meaningful picture, a decoration, and changing content. */
const shown: ScreenModel = {
  model: ({ clock }) => ({
    hero: picture('/assets/hero.webp', 'A robot'),
    list: [{ picture: picture('/assets/hero.webp', 'A robot') }, { picture: picture('/assets/line.webp', '') }],
    isOpen: clock.hasPassed(opens),
  }),
  head: (context) => indexedHead(context, words),
};
const screens = new Proxy({}, { get: () => ({ model: shown }) }) as Readonly<Record<AnyScreenId, ServerScreen>>;
const sitemapOf = async (site: SiteDefinition, records: readonly PageRecord[], now = opens + 1) =>
  sitemapXml({ site, table: buildRouteTable(records), origins, screens }, now);
const textOf = async (...of: Parameters<typeof sitemapOf>) => (await sitemapOf(...of)).text;

describe('sitemap', () => {
  it('lists every lasting page of every region once, without personal pages or the other site’s', async () => {
    const now = Date.UTC(2027, 0, 1);
    const listed = locations(await textOf(global, siteMap, now));
    const lasting = (siteMap as readonly PageRecord[]).filter(
      ({ component, window = {}, personal }) =>
        component && !Object.values(window).some(({ closes }) => closes !== undefined) && !personal,
    );
    const wanted = lasting.flatMap(({ path, regions: having }) =>
      having.filter((id) => id !== 'cn').map((id) => `${origins.global}/${id}${path && `/${path}`}`),
    );
    expect([...listed].sort()).toEqual([...wanted].sort());
    const own = locations(await textOf(cn, siteMap, now));
    expect(own).toHaveLength(lasting.filter(({ regions: having }) => having.includes('cn')).length);
    for (const url of own) expect(url).toMatch(/^https:\/\/www\.kinemorph-cn\.example\//);
  });

  it('names the alternates on both domains, with eu as en, and us as x-default [PB-2]', async () => {
    const xml = await textOf(global, [{ path: '', component: 'home', regions: regionIds }]);
    for (const id of regionIds)
      expect(xml).toContain(
        `hreflang="${regions[id].hreflang}" href="${id === 'cn' ? `${origins.cn}/` : `${origins.global}/${id}`}"`,
      );
    expect(xml).toContain('hreflang="x-default" href="https://www.kinemorph.example/us"');
    expect(xml).not.toContain('hreflang="en-EU"');
  });

  it('uses the first of us, eu and cn that has the page as x-default [PB-2]', async () => {
    const only = async (having: PageRecord['regions']) =>
      /hreflang="x-default" href="([^"]*)"/.exec(
        await textOf(global, [{ path: 'x', component: 'home', regions: having }]),
      )?.[1];
    expect(await only(['de', 'eu', 'cn'])).toBe('https://www.kinemorph.example/eu/x');
    expect(await only(['de', 'cn'])).toBe('https://www.kinemorph-cn.example/x');
    expect(await only(['de', 'jp'])).toBeUndefined();
  });

  it('leaves out redirects and pages that close', async () => {
    const records: readonly PageRecord[] = [
      { path: '', component: 'home', regions: ['us'] },
      { path: 'new-release', redirect: '', regions: ['us'] },
      { path: 'black-friday', component: 'home', regions: ['us'], window: { us: { opens: 1, closes: 2 } } },
    ];
    expect(locations(await textOf(global, records))).toEqual(['https://www.kinemorph.example/us']);
  });

  it('lists a page from the millisecond that it opens, and expires then', async () => {
    const home = 'https://www.kinemorph.example/uk';
    const records: readonly PageRecord[] = [
      { path: '', component: 'home', regions: ['uk'] },
      { path: 'news/later', component: 'article', regions: ['uk'], window: { uk: { opens } } },
    ];
    expect(locations(await textOf(global, records, opens - 1))).toEqual([home]);
    expect((await sitemapOf(global, records, opens - 1)).expires).toBe(opens);
    const after = await sitemapOf(global, records, opens);
    expect(locations(after.text)).toEqual([home, 'https://www.kinemorph.example/uk/news/later']);
    expect(after.expires).toBeUndefined();
  });

  it('lists each picture of a page once, with its origin, but no decorations', async () => {
    const xml = await textOf(global, [{ path: '', component: 'home', regions: ['us'] }]);
    const pictures = [...xml.matchAll(/<image:loc>([^<]*)<\/image:loc>/g)].map(([, url]) => url ?? '');
    expect(pictures).toContain('https://www.kinemorph.example/assets/hero.webp');
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(pictures.some((url) => url.endsWith('/line.webp'))).toBe(false);
    // The picture for sharing comes first.
    expect(pictures[0]).toMatch(/share-1200[^/]*\.jpg/);
  });

  it('dates a page by the last boundary that changed it, but not before the first one', async () => {
    const records: readonly PageRecord[] = [{ path: '', component: 'home', regions: ['us'] }];
    expect(await textOf(global, records, opens - 1)).not.toContain('<lastmod>');
    expect(await textOf(global, records, opens + 86_400_000)).toContain(
      `<lastmod>${new Date(opens).toISOString()}</lastmod>`,
    );
  });
});

describe('robots.txt', () => {
  it('names the sitemap, and disallows paths that are not pages', () => {
    const text = robotsTxt(origins.global, false);
    expect(text).toContain('Sitemap: https://www.kinemorph.example/sitemap.xml');
    for (const path of ['/_model/', '/ssr/', '/usapi/', '/euapi/', '/cnapi/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/\n/);
  });

  it('disallows everything in pre-production [AP-12]', () => {
    expect(robotsTxt(origins.global, true)).toBe('User-agent: *\nDisallow: /\n');
  });
});
