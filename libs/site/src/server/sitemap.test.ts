import { regionIds, regions, siteMap, type PageRecord } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { buildRouteTable } from '../routing/route-table.ts';
import type { SiteDefinition } from '../routing/site-definition.ts';
import { robotsTxt } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

const global: SiteDefinition = { id: 'global', regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr'], regionInPath: true, defaultRegion: 'us' };
const cn: SiteDefinition = { id: 'cn', regions: ['cn'], regionInPath: false, defaultRegion: 'cn' };
const origins = { global: 'https://www.kinemorph.example', cn: 'https://www.kinemorph-cn.example', store: '', hub: '', studio: '' };
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

describe('the sitemap', () => {
  it('lists every page of every region of the site once, none of a visitor’s own, and none of the other site', async () => {
    const table = buildRouteTable(siteMap);
    const listed = locations(await sitemapXml(global, table, origins));
    const lasting = (siteMap as readonly PageRecord[]).filter(({ component, window, personal }) => component && !window && !personal);
    const wanted = lasting.flatMap(({ path, regions: having }) => having.filter((id) => id !== 'cn').map((id) => `${origins.global}/${id}${path && `/${path}`}`));
    expect([...listed].sort()).toEqual([...wanted].sort());
    const own = locations(await sitemapXml(cn, table, origins));
    expect(own).toHaveLength(lasting.filter(({ regions: having }) => having.includes('cn')).length);
    for (const url of own) expect(url).toMatch(/^https:\/\/www\.kinemorph-cn\.example\//);
  });

  it('names the alternates on both domains, with eu as en, and us as x-default [PB-2]', async () => {
    const xml = await sitemapXml(global, buildRouteTable([{ path: '', component: 'home', regions: regionIds }]), origins);
    for (const id of regionIds) expect(xml).toContain(`hreflang="${regions[id].hreflang}" href="${id === 'cn' ? `${origins.cn}/` : `${origins.global}/${id}`}"`);
    expect(xml).toContain('hreflang="x-default" href="https://www.kinemorph.example/us"');
    expect(xml).not.toContain('hreflang="en-EU"');
  });

  it('takes the first of us, eu and cn that has the page for x-default [PB-2]', async () => {
    const only = async (having: PageRecord['regions']) => {
      const xml = await sitemapXml(global, buildRouteTable([{ path: 'x', component: 'home', regions: having }]), origins);
      return /hreflang="x-default" href="([^"]*)"/.exec(xml)?.[1];
    };
    expect(await only(['de', 'eu', 'cn'])).toBe('https://www.kinemorph.example/eu/x');
    expect(await only(['de', 'cn'])).toBe('https://www.kinemorph-cn.example/x');
    expect(await only(['de', 'jp'])).toBeUndefined();
  });

  it('leaves out redirects and what opens and closes', async () => {
    const table = buildRouteTable([
      { path: '', component: 'home', regions: ['us'] },
      { path: 'new-release', redirect: '', regions: ['us'] },
      { path: 'black-friday', component: 'home', regions: ['us'], window: { us: { opens: 1, closes: 2 } } },
    ]);
    expect(locations(await sitemapXml(global, table, origins))).toEqual(['https://www.kinemorph.example/us']);
  });
});

describe('robots.txt', () => {
  it('names the sitemap and keeps robots from what is no page', () => {
    const text = robotsTxt(origins.global, false);
    expect(text).toContain('Sitemap: https://www.kinemorph.example/sitemap.xml');
    for (const path of ['/_model/', '/ssr/', '/usapi/', '/euapi/', '/cnapi/']) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).not.toMatch(/Disallow: \/\n/);
  });

  it('keeps them from everything in pre-production [AP-12]', () => {
    expect(robotsTxt(origins.global, true)).toBe('User-agent: *\nDisallow: /\n');
  });
});
