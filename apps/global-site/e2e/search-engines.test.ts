import { offices, regionIds, regions, type RegionId } from '@kinemorph/content';
import {
  ask,
  readDocument,
  readStructuredData,
  startBuiltSite,
  vocabularyProblems,
  type Answer,
  type ReadDocument,
  type StartedProcess,
} from '@kinemorph/site/testing';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { openPages, type OpenPage } from './support/pages.ts';
import { afterTheSales } from './support/regions.ts';

const origins = { global: 'https://www.global.example', cn: 'https://www.cn.example' };
let global: StartedProcess;
let cn: StartedProcess;

interface Visited extends OpenPage {
  readonly answer: Answer;
  readonly document: ReadDocument;
}
/** Every page of both sites that search engines may list, by its own address. */
const pages = new Map<string, Visited>();
const siteOf = (region: RegionId) => (region === 'cn' ? 'cn' : 'global');
/** Requests an absolute address from its site. */
const follow = (address: string) => {
  const { origin, pathname, search } = new URL(address);
  return ask((origin === origins.cn ? cn : global).origin, pathname + search);
};

beforeAll(async () => {
  const settings = {
    SITE_CLOCK: afterTheSales,
    SITE_PREVIEW: '1',
    GLOBAL_ORIGIN: origins.global,
    CN_ORIGIN: origins.cn,
  };
  [global, cn] = await Promise.all([
    startBuiltSite('global-site', { ...settings, PUBLIC_ORIGIN: origins.global }),
    startBuiltSite('cn-site', { ...settings, PUBLIC_ORIGIN: origins.cn }),
  ]);
  for (const page of regionIds.flatMap(openPages)) {
    const answer = await follow(origins[siteOf(page.region)] + page.address);
    const document = readDocument(answer.body);
    if (!answer.body.includes('<meta name="robots" content="noindex"/>'))
      pages.set(document.canonical ?? page.address, { ...page, answer, document });
  }
});
afterAll(async () => {
  await Promise.all([global.stop(), cn.stop()]);
});

const metaOf = ({ answer }: Visited, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(answer.body)?.[1];

describe('every page of both sites', () => {
  it('returns 200 at its canonical address [PB-2]', () => {
    expect(pages.size).toBeGreaterThan(150);
    for (const [canonical, { region, address, answer }] of pages) {
      expect(answer.status, address).toBe(200);
      expect(canonical).toBe(origins[siteOf(region)] + (address.split('?')[0] ?? ''));
    }
  });

  it('has alternates that exist and list the same alternates, with one x-default [PB-2]', () => {
    for (const [canonical, { document, region }] of pages) {
      const { 'x-default': everybody, ...languages } = document.alternates;
      expect(languages[regions[region].hreflang], canonical).toBe(canonical);
      for (const [hreflang, address] of Object.entries(document.alternates)) {
        const other = pages.get(address);
        expect(other?.document.alternates, `${canonical} names ${address} for ${hreflang}`).toEqual(
          document.alternates,
        );
        if (other && hreflang !== 'x-default') expect(regions[other.region].hreflang).toBe(hreflang);
      }
      const first = (['us', 'eu', 'cn'] as const).map((id) => languages[regions[id].hreflang]).find(Boolean);
      expect(everybody, canonical).toBe(first);
    }
  });

  it('has a title of at most 65 characters, a description and Open Graph tags [PB-2]', () => {
    for (const [canonical, page] of pages) {
      const { title } = page.document;
      expect(Array.from(title).length, `${canonical}: ${title}`).toBeLessThanOrEqual(65);
      for (const name of ['description', 'keywords', 'og:title', 'og:description', 'og:url', 'og:image:alt'])
        expect(metaOf(page, name), `${name} of ${canonical}`).toBeTruthy();
      expect(metaOf(page, 'og:url')).toBe(canonical);
    }
  });

  it('describes company, page, breadcrumbs and product in valid schema.org JSON-LD [PB-3]', () => {
    const offers: string[] = [];
    for (const [canonical, { document, region, answer, path }] of pages) {
      expect(vocabularyProblems(document.structuredData), canonical).toEqual([]);
      const { organization, page, breadcrumbs, product, list } = readStructuredData(document.structuredData);
      const home = origins[siteOf(region)] + (region === 'cn' ? '/' : `/${region}`);
      expect(organization, canonical).toMatchObject({
        name: 'Kinemorph',
        url: home,
        contactPoint: [
          { telephone: offices[region].phone.replaceAll(' ', '-'), email: 'support@kinemorph.example' },
          { email: 'sales@kinemorph.example' },
          { email: 'press@kinemorph.example' },
        ],
        address: { postalCode: expect.stringMatching(/\d/) as string },
      });
      expect(page, canonical).toMatchObject({
        '@id': canonical,
        url: canonical,
        name: document.title,
        inLanguage: regions[region].locale,
      });
      const parent = path === 'compare' ? 'products' : path.startsWith('news/') ? 'news' : undefined;
      const above = parent === undefined ? [] : [`${home.replace(/\/$/, '')}/${parent}`];
      expect(
        breadcrumbs?.itemListElement.map(({ item }) => item),
        canonical,
      ).toEqual(path === '' ? undefined : [home, ...above, canonical]);
      expect(list !== undefined, canonical).toBe(path === 'products' || path === 'support');
      // A card leads to each product, on its page or at the store.
      for (const { url } of list?.itemListElement ?? [])
        expect(
          document.links.map((href) => href.split(/[?#]/)[0]),
          canonical,
        ).toContain(url.startsWith(origins[siteOf(region)]) ? new URL(url).pathname : url);
      if (!product?.offers) continue;
      offers.push(canonical);
      const { price, priceCurrency, url, availability } = product.offers;
      expect(priceCurrency, canonical).toBe(regions[region].currency);
      // The price in the structured data is the price on the page, and the offer's address is the target of the button.
      expect(
        answer.body
          .slice(answer.body.indexOf('<main'), answer.body.indexOf('</main>'))
          .replaceAll(/(?<=\d)[\s.,](?=\d{3})/gu, ''),
        canonical,
      ).toContain(price);
      // A product that is out of stock has no button.
      if (!/OutOfStock|SoldOut/.test(availability))
        expect(
          document.links.map((href) => href.split(/[?#]/)[0]),
          canonical,
        ).toContain(url);
      expect(new URL(url).host, canonical).toBe(`${region}.store.kinemorph.example`);
    }
    expect(offers.length).toBeGreaterThan(15);
  });

  it('has a picture of 1200 × 630 px for sharing [PB-2]', async () => {
    const shared = new Map([...pages].map(([canonical, page]) => [metaOf(page, 'og:image') ?? '', canonical]));
    for (const page of pages.values())
      expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '630']);
    // Each site's pictures are loaded below, so a picture elsewhere would not be.
    for (const [address, canonical] of shared)
      expect(Object.values(origins), `${address} of ${canonical}`).toContain(URL.parse(address)?.origin);
    const browser: Browser = await launchBrowser();
    try {
      const looking = await browser.newPage();
      for (const site of ['global', 'cn'] as const) {
        await looking.goto(`${(site === 'cn' ? cn : global).origin}/robots.txt`);
        for (const [address, canonical] of shared) {
          if (new URL(address).origin !== origins[site]) continue;
          const seen = await looking.evaluate(async (path) => {
            const answer = await fetch(path);
            const { width, height } = await createImageBitmap(await answer.blob());
            return [answer.status, width, height];
          }, new URL(address).pathname);
          expect(seen, `${address} of ${canonical}`).toEqual([200, 1200, 630]);
        }
      }
    } finally {
      await browser.close();
    }
  });
});

describe.each(['global', 'cn'] as const)('crawler files of the %s site', (site) => {
  it('sitemap: lists exactly the lasting pages, with the alternates that these list themselves [PB-2]', async () => {
    const { status, body, headers } = await follow(`${origins[site]}/sitemap.xml`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/xml/);
    // Every entry lists the page's pictures, that for sharing included, and the date of its last change if known.
    expect(body.match(/<image:loc>/g)?.length).toBeGreaterThan(body.match(/<loc>/g)?.length ?? Infinity);
    for (const [, day = ''] of body.matchAll(/<lastmod>([^<]*)<\/lastmod>/g))
      expect(Date.parse(day)).toBeLessThanOrEqual(Date.parse(afterTheSales));
    expect(body).toMatch(/<lastmod>/);
    const listed = [...body.matchAll(/<url>(.*?)<\/url>/gs)].map(
      ([, entry = '']) =>
        [
          /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? '',
          Object.fromEntries(
            [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g)].map(
              ([, lang = '', href = '']) => [lang, href],
            ),
          ),
        ] as const,
    );
    // A campaign's page opens and closes: only links lead to it.
    const lasting = [...pages].filter(([, { region, address }]) => siteOf(region) === site && !address.includes('?'));
    expect(listed.map(([address]) => address).toSorted()).toEqual(lasting.map(([address]) => address).toSorted());
    for (const [address, alternates] of listed)
      expect(alternates, address).toEqual(pages.get(address)?.document.alternates);
  });

  it('robots.txt: allows every page and asset, and disallows models and API calls [PB-2]', async () => {
    const { status, body, headers } = await follow(`${origins[site]}/robots.txt`);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain(`Sitemap: ${origins[site]}/sitemap.xml`);
    const closed = [...body.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix = '']) => prefix);
    expect(closed).toEqual(
      expect.arrayContaining(['/_model/', '/ssr/', ...(site === 'cn' ? ['/cnapi/'] : ['/usapi/', '/euapi/'])]),
    );
    const open = [...pages]
      .filter(([, { region }]) => siteOf(region) === site)
      .map(([address]) => new URL(address).pathname);
    for (const path of [...open, '/assets/'])
      expect(
        closed.filter((prefix) => path.startsWith(prefix)),
        path,
      ).toEqual([]);
  });
});
