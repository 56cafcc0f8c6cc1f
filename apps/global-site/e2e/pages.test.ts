import { regionIds, regions as settings, siteMap, type PageRecord, type RegionId } from '@kinemorph/content';
import { ask, productNames, readDocument, startBuiltSite, words, type StartedProcess } from '@kinemorph/site/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { afterTheSales, regions } from './support/regions.ts';

/**
 * The regions that the specification names, each with its language for search engines. A newer region may have other
 * pages.
 */
const specified: Readonly<Partial<Record<RegionId, string>>> = {
  us: 'en-US',
  uk: 'en-GB',
  eu: 'en',
  fr: 'fr-FR',
  de: 'de-DE',
  jp: 'ja-JP',
  kr: 'ko-KR',
  cn: 'zh-CN',
};

/** The pages that are always open, for everybody. */
const pagesOfToday = (siteMap as readonly PageRecord[]).filter(
  ({ component, window, personal }) => component && !window && !personal,
);
/** The personal pages. */
const personalPages = (siteMap as readonly PageRecord[]).filter(({ personal }) => personal);

let site: StartedProcess;
let cn: StartedProcess;

beforeAll(async () => {
  const origins = { GLOBAL_ORIGIN: 'https://www.global.example', CN_ORIGIN: 'https://www.cn.example' };
  [site, cn] = await Promise.all([
    startBuiltSite('global-site', { SITE_CLOCK: afterTheSales, ...origins }),
    startBuiltSite('cn-site', { SITE_CLOCK: afterTheSales, ...origins }),
  ]);
});
afterAll(async () => {
  await Promise.all([site.stop(), cn.stop()]);
});

const read = async (path: string, from = site.origin) => {
  const answer = await ask(from, path);
  return { ...answer, document: readDocument(answer.body) };
};

/** Returns the absolute address of a region's page, on the global or the Chinese site. */
const address = (region: RegionId, path: string) =>
  region === 'cn' ? `https://www.cn.example/${path}` : `https://www.global.example/${region}${path && `/${path}`}`;

describe('home page', () => {
  it.each(regions)(
    'of $id is in $locale with its own tiles [PG-1][RG-1][RG-2][SC-9]',
    async ({ id, locale, hero, tiles }) => {
      const { status, headers, document } = await read(`/${id}`);
      const home = words('content/messages/home', locale);
      const name = productNames(locale);
      expect(status).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(document.lang).toBe(locale);
      expect(document.title).toBe(home('home.head.title'));
      const [first = '', ...others] = hero.map(name);
      const lineUp = words('screens/src/home/messages', locale)('lineUp');
      // Below each robot of Korea is the list of its voice commands.
      const untilSoftware = document.headings
        .filter((heading) => !heading.startsWith('h4'))
        .slice(0, hero.length + 1 + tiles.length);
      expect(untilSoftware).toEqual([
        `h1: ${first}`,
        ...others.map((title) => `h2: ${title}`),
        `h2: ${lineUp}`,
        ...tiles.map((tile) => `h3: ${name(tile)}`),
      ]);
      expect(document.headings).toContain(`h2: ${home('home.quotes.heading')}`);
      expect(document.headings).toContain(`h2: ${words('i18n/messages', locale)('subscribe.title')}`);
      expect(document.headings.filter((heading) => heading.startsWith('h1'))).toHaveLength(1);
    },
  );

  it('of kr has the voice commands of each robot in its document, with styles that no other home page loads [SC-15]', async () => {
    const { body, document } = await read('/kr');
    const places = document.links.filter((href) => href.startsWith('/kr#'));
    expect(places).toHaveLength(4);
    for (const place of places) expect(body).toContain(`id="${place.slice('/kr#'.length)}"`);
    expect(body).toContain('음성 명령');
    expect(body).toMatch(/ data-sheets="[^"]*\/assets\/Robots-/);
    // A suspended part would come with an inline script, which the policy blocks.
    expect([...body.matchAll(/<script(?![^>]* src=|[^>]* type="application\/(?:ld\+)?json")/g)]).toEqual([]);
    for (const { id } of regions.filter((region) => region.id !== 'kr'))
      expect((await read(`/${id}`)).body, id).not.toContain('/assets/Robots-');
  });

  it('links to the hub and the studio of its region [SC-9]', async () => {
    for (const { id } of regions) {
      const { document } = await read(`/${id}`);
      expect(document.links, id).toContain(`https://hub.kinemorph.example/${id}`);
      expect(document.links, id).toContain(`https://studio.kinemorph.example/${id}`);
    }
  });

  it('links to no store of another region', async () => {
    for (const { id } of regions) {
      const { document } = await read(`/${id}`);
      const stores = document.links.filter((href) => href.includes('.store.'));
      expect(stores.length, id).toBeGreaterThan(0);
      expect(
        stores.filter((href) => !href.startsWith(`https://${id}.store.`)),
        id,
      ).toEqual([]);
    }
  });
});

describe('region chooser', () => {
  it.each(regions)('of $id links to every region, in its own language [SC-12]', async ({ id, locale }) => {
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

describe('missing page', () => {
  it.each(regions)('returns 404 in the language of $id [RG-5]', async ({ id, locale }) => {
    const { status, headers, document } = await read(`/${id}/no-such-page`);
    expect(status).toBe(404);
    expect(headers['cache-control']).toBe('no-store');
    expect(document.lang).toBe(locale);
    expect(document.headings).toContain(`h1: ${words('screens/src/not-found/copy', locale)('title')}`);
    expect(document.links).toContain(`/${id}`);
    expect(document.links).toContain(`/${id}/choose-your-region`);
  });
});

describe('page of some regions only', () => {
  const worldwide = ['us', 'uk', 'eu', 'fr', 'de'] as const;
  const where: readonly (readonly [path: string, regions: readonly RegionId[]])[] = [
    ['flagship-bumblebee', [...worldwide, 'jp', 'cn']],
    ['new-release', [...worldwide, 'jp', 'cn']],
    ['toy-story-buzz-lightyear', [...worldwide, 'cn']],
    ['where-to-buy', [...worldwide, 'jp']],
    ['where-to-buy/hongkong-macao', [...worldwide, 'jp', 'cn']],
    ['manuals', [...worldwide, 'kr', 'cn']],
    ['elite-optimus-prime', ['us']],
    ['grimlock-g1-flagship', ['us']],
    ['bumblebee-g1-performance', ['us']],
    ['optimus-prime-rise-of-the-beasts-signature-limited-edition', ['us']],
    ['k1-pro-interstellar-scout', worldwide],
    ['flagship-megatron', worldwide],
    ['flagship-optimus-prime', worldwide],
    ['buzz-lightyear-space-ranger-alpha', worldwide],
    ['ai-base', ['us']],
    ['after-sale-service', ['cn']],
    ['news', ['uk']],
    ['wholesale', ['us']],
  ];

  it.each(where)(
    '%s exists in exactly %j, and other regions return 404 [PG-3, PG-4, PG-5, PG-6, PG-7, PG-10, PG-11, PG-12, PG-13, PG-14, PG-17, PG-18, RG-5]',
    async (path, having) => {
      for (const id of regionIds.filter((one) => one in specified)) {
        const { status, headers, document } = await (id === 'cn'
          ? read(`/${path}`, cn.origin)
          : read(`/${id}/${path}`));
        if (!having.includes(id)) {
          expect(status, id).toBe(404);
          expect(document.links, id).toEqual(
            expect.arrayContaining(path === 'new-release' ? [] : having.map((other) => address(other, path))),
          );
        } else if (path === 'new-release') {
          expect(status, id).toBe(302);
          expect(headers.location).toBe(id === 'cn' ? '/flagship-bumblebee' : `/${id}/flagship-bumblebee`);
        } else {
          expect(status, id).toBe(200);
          expect(document.canonical).toBe(address(id, path));
        }
      }
    },
  );
});

describe('metadata for search engines', () => {
  it.each(pagesOfToday)(
    'lists the same alternates on both sites, in every region of the page "$path" [PB-2]',
    async ({ path, regions: having }) => {
      const speaksForAll = (['us', 'eu', 'cn'] as const).find((id) => having.includes(id));
      const expected = Object.fromEntries([
        ...having.map((id) => [specified[id] ?? settings[id].hreflang, address(id, path)]),
        ...(speaksForAll ? [['x-default', address(speaksForAll, path)]] : []),
      ]) as Record<string, string>;
      for (const id of having) {
        const { document } = await read(new URL(address(id, path)).pathname, id === 'cn' ? cn.origin : site.origin);
        expect(document.alternates, id).toEqual(expected);
        // Reciprocal: every alternate is a page that lists this page as its alternate.
        expect(document.canonical, id).toBe(address(id, path));
      }
    },
  );

  it.each(personalPages)(
    'excludes the personal page "$path" from every index [PG-15, PG-16]',
    async ({ path, regions: having }) => {
      for (const id of having) {
        const { status, body, document } = await read(
          new URL(address(id, path)).pathname,
          id === 'cn' ? cn.origin : site.origin,
        );
        expect(status, id).toBe(200);
        expect(body, id).toContain('<meta name="robots" content="noindex"/>');
        expect(document.canonical, id).toBeUndefined();
        expect(document.alternates, id).toEqual({});
      }
    },
  );

  it('excludes a missing page from every index', async () => {
    const { body, document } = await read('/de/no-such-page');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
    expect(document.canonical).toBeUndefined();
    expect(document.alternates).toEqual({});
  });
});
