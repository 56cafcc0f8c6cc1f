import {
  addressLines,
  boundaries,
  dealersOf,
  hasPage,
  navigation,
  offices,
  regionIds,
  regions,
  siteMap,
  siteOf,
  type PageRecord,
  type RegionId,
} from '@kinemorph/content';
import { instant } from '@kinemorph/content/time';
import { pageData } from '@kinemorph/site/server';
import fc from 'fast-check';
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { serverScreens } from './models.server.ts';
import { origins, table } from './testing/sites.ts';
import { specified } from './testing/specified-regions.ts';

const rest = { table, origins, screens: serverScreens, build: 'test' };

type Screen = Parameters<typeof pageData>[1]['screen'];
function pageAt(
  region: RegionId,
  now: number,
  screen: Screen = 'home',
  path = '',
  elsewhere?: { path: string; regions: readonly RegionId[] },
) {
  return pageData({ ...rest, site: siteOf(region) }, { region, path, screen, ...(elsewhere && { elsewhere }) }, now);
}
const digest = (page: ReturnType<typeof pageAt>) => createHash('md5').update(JSON.stringify(page)).digest('base64');
/** Returns the content of a page, without the period for which it is valid. */
const saidBy = (page: ReturnType<typeof pageAt>) => JSON.stringify({ ...page, now: 0, expires: 0 });

const placesOf = (pages: readonly PageRecord[]) =>
  pages.flatMap(({ path, component, regions: having }) =>
    having.flatMap((region) => (component ? [[component, region, path] as const] : [])),
  );
const screensOf = placesOf(siteMap);
/** The screens that search engines may list. */
const publicScreens = placesOf((siteMap as readonly PageRecord[]).filter(({ personal }) => !personal));
const personalScreens = placesOf((siteMap as readonly PageRecord[]).filter(({ personal }) => personal));
const instants = (region: RegionId) => [
  instant('2024-01-01T00:00Z'),
  ...boundaries(region).flatMap(({ at }) => [at - 1, at]),
  instant('2030-01-01T00:00Z'),
];

/**
 * The texts that may be empty: descriptions of decorative pictures, the value of a filter's first option, the space
 * around a link in a sentence, and the keywords of a page that is not indexed.
 */
const mayBeEmpty = /\.(?:alt|between)$|\.options\[\d+\]\.value$|^\.head\.keywords$/;

/** Returns the paths of all other empty texts of a value. */
function emptyTexts(value: unknown, at = ''): string[] {
  if (typeof value === 'string') return value.trim() === '' && !mayBeEmpty.test(at) ? [at] : [];
  if (typeof value !== 'object' || value === null) return [];
  const pathOf = (key: string) => (Array.isArray(value) ? `${at}[${key}]` : `${at}.${key}`);
  return Object.entries(value).flatMap(([key, item]) => emptyTexts(item, pathOf(key)));
}

/** Returns all texts of a value, under any key. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
/** The words for a sample in each language: the team may read them, but visitors must not see them. */
const sampleWords: Readonly<Partial<Record<RegionId, RegExp>>> = {
  us: /\b(?:samples?|(?<!for )examples?|dummy)\b/i,
  uk: /\b(?:samples?|(?<!for )examples?|dummy)\b/i,
  eu: /\b(?:samples?|(?<!for )examples?|dummy|voorbeeld\p{L}*|ejemplo|esempio|eksempel\p{L}*)\b/iu,
  fr: /(?<!par )\bexemples?\b|échantillon/i,
  de: /muster(?!n)|(?<!zum )beispiel|platzhalter/i,
  jp: /サンプル|見本|ダミー/,
  kr: /샘플|견본|임시/,
  cn: /示例|样板|样本|占位/,
};

describe('every page of every region', () => {
  it.each(screensOf)('%s in %s contains no word for a sample', (screen, region, path) => {
    const { model, shell, head } = pageAt(region, instant('2026-01-01T00:00Z'), screen, path);
    // A reserved domain does not count as such a word.
    const said = textsIn({ model, shell, head }).map((text) => text.replaceAll(/\.example\b/g, ''));
    expect(said.filter((text) => sampleWords[region]?.test(text))).toEqual([]);
  });

  it.each(screensOf)(
    '%s in %s has a title, and no empty text anywhere, at every boundary [PG-1, PG-2, PB-2]',
    (screen, region, path) => {
      for (const now of instants(region)) {
        const page = pageAt(region, now, screen, path);
        expect(page.head.title).toBeTruthy();
        expect(page.head.description).toBeTruthy();
        expect(Boolean(page.head.keywords)).toBe(page.head.index);
        const { model, shell, head } = page;
        expect(emptyTexts({ model, shell: { ...shell, site: undefined }, head })).toEqual([]);
      }
    },
  );

  it.each(regionIds)('not-found in %s is not indexed, and links to regions that have the page [RG-5]', (region) => {
    const page = pageAt(region, 0, 'not-found', '', { path: 'choose-your-region', regions: regionIds });
    expect(page.head).toMatchObject({ index: false, alternates: [] });
    expect(page.head.title).toBeTruthy();
    const { elsewhere } = page.model as { elsewhere: { label: string; href: string }[] };
    expect(elsewhere.map(({ href }) => href)).toEqual(
      regionIds.map((id) =>
        id === 'cn' ? `${origins.cn}/choose-your-region` : `${origins.global}/${id}/choose-your-region`,
      ),
    );
    for (const { label } of elsewhere) expect(label).toBeTruthy();
  });

  it.each(publicScreens)(
    '%s in %s has its canonical address and its alternates on both domains [PB-2]',
    (screen, region, path) => {
      const { canonical, alternates } = pageAt(region, 0, screen, path).head;
      const address = (id: RegionId) =>
        id === 'cn' ? `${origins.cn}/${path}` : `${origins.global}/${id}${path && `/${path}`}`;
      expect(canonical).toBe(address(region));
      const having = publicScreens.filter(([, , one]) => one === path).map(([, id]) => id);
      const speaksForAll = (['us', 'eu', 'cn'] as const).filter((id) => having.includes(id)).slice(0, 1);
      expect(alternates).toEqual([
        ...having.map((id) => ({ hreflang: regions[id].hreflang, href: address(id) })),
        ...speaksForAll.map((id) => ({ hreflang: 'x-default', href: address(id) })),
      ]);
    },
  );

  it.each(personalScreens)(
    '%s in %s is personal: it is not indexed, and has no canonical address and no alternates [PG-15, PG-16]',
    (screen, region, path) => {
      const { head } = pageAt(region, 0, screen, path);
      expect(head).toMatchObject({ index: false, alternates: [] });
      expect(head.canonical).toBeUndefined();
    },
  );

  it('home does not change until it expires, and expires at a boundary of its region', () => {
    for (const region of regionIds) {
      const known = new Set(boundaries(region).map(({ at }) => at));
      fc.assert(
        fc.property(
          fc.integer({ min: instant('2025-03-01T00:00Z'), max: instant('2025-08-01T00:00Z') }),
          fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
          (now, part) => {
            const page = pageAt(region, now);
            const until = page.expires ?? instant('2031-01-01T00:00Z');
            if (page.expires !== null) expect(known).toContain(page.expires);
            const later = now + Math.floor((until - now) * part);
            expect(saidBy(pageAt(region, later))).toBe(saidBy(page));
            expect(saidBy(pageAt(region, until - 1))).toBe(saidBy(page));
          },
        ),
        { numRuns: 40 },
      );
    }
  });

  it('at least one page of a region expires at each of its boundaries', { timeout: 60_000 }, () => {
    for (const region of regionIds) {
      const pages = screensOf.filter(([, id]) => id === region);
      for (const { at, what } of boundaries(region))
        expect([what, pages.some(([screen, , path]) => pageAt(region, at - 1, screen, path).expires === at)]).toEqual([
          what,
          true,
        ]);
    }
  });

  // Every page at every boundary, in three time zones.
  it('is the same in every time zone of the server [PB-14]', { timeout: 180_000 }, async () => {
    const home = process.env.TZ;
    const said: string[][] = [];
    const offsets = new Set<number>();
    try {
      for (const zone of ['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati']) {
        process.env.TZ = zone;
        offsets.add(new Date(0).getTimezoneOffset());
        vi.resetModules();
        const { pageData: render } = await import('@kinemorph/site/server');
        const { serverScreens: screens } = await import('./models.server.ts');
        said.push(
          screensOf.flatMap(([screen, region, path]) =>
            boundaries(region).map(({ at }) => {
              const site = siteOf(region);
              return digest(render({ ...rest, screens, site }, { region, path, screen }, at));
            }),
          ),
        );
      }
    } finally {
      if (home === undefined) delete process.env.TZ;
      else process.env.TZ = home;
      vi.resetModules();
    }
    expect(offsets.size).toBe(3);
    expect(said[1]).toEqual(said[0]);
    expect(said[2]).toEqual(said[0]);
  });
});

describe('the shell of a page', () => {
  const menu = (region: RegionId, now: number) => pageAt(region, now).shell.menus.find(({ id }) => id === 'products');
  const listed = (region: RegionId, now: number) => JSON.stringify(menu(region, now)).includes('flagship-bumblebee');
  const banner = (region: RegionId, now: number) => pageAt(region, now).shell.banner?.label;
  const shellOf = (region: RegionId) => pageAt(region, instant('2025-07-10T00:00Z')).shell;
  /** Returns the links of a part of the shell, in the order in which it shows them. */
  const linksIn = (part: unknown) =>
    [...JSON.stringify(part).matchAll(/"href":"([^"]*)"/g)].map(([, href = '']) => href);
  /** Returns the path of a page, as a link in its region has it. */
  const linkTo = (region: RegionId, page: string) => (region === 'cn' ? `/${page}` : `/${region}${page && `/${page}`}`);

  it.each([
    ['us', '2025-03-27T17:00+08:00', 'New'],
    ['uk', '2025-03-27T17:00+08:00', 'New'],
    ['de', '2025-03-27T17:00+08:00', 'Neu'],
    ['cn', '2025-03-27T17:00+08:00', '新品'],
    ['jp', '2025-03-27T23:00+08:00', '新登場'],
  ] as const)('in %s lists Flagship Bumblebee from %s on, with the red tag “%s” [NV-4, NV-3]', (region, at, label) => {
    const entry = menu(region, instant(at))?.items?.find(({ href }) => href.endsWith('/flagship-bumblebee'));
    expect(listed(region, instant(at) - 1)).toBe(false);
    expect(entry?.tag).toEqual({ color: 'red', label });
  });

  it('in kr does not list Flagship Bumblebee [NV-4, PG-3]', () => {
    expect(listed('kr', instant('2025-06-01T00:00Z'))).toBe(false);
  });

  it.each(regionIds)('in %s has Products, Support and About in its header [NV-1]', (region) => {
    const { menus } = shellOf(region);
    expect(menus.map(({ id }) => id)).toEqual(expect.arrayContaining(['products', 'support', 'about']));
    const about = linksIn(menus.find(({ id }) => id === 'about'));
    expect(about).toEqual(
      expect.arrayContaining(['about-us', 'technical-support'].map((page) => linkTo(region, page))),
    );
    // A region without dealers has no entry for them.
    expect(about.includes(linkTo(region, 'where-to-buy'))).toBe(
      hasPage('where-to-buy', region) && dealersOf(region).length > 0,
    );
  });

  it('has the wholesale account in About and the Hub in the header in us only [NV-1]', () => {
    for (const region of specified(regionIds)) {
      const { menus } = shellOf(region);
      const about = linksIn(menus.find(({ id }) => id === 'about'));
      const toHub = linksIn(menus).filter((href) => href.startsWith(origins.hub));
      expect([region, about.includes(linkTo(region, 'wholesale')), toHub.length]).toEqual([
        region,
        region === 'us',
        region === 'us' ? 1 : 0,
      ]);
    }
  });

  it.each(regionIds)('in %s has the company’s address in the footer, and nowhere else [NV-1]', (region) => {
    const { footer, ...others } = shellOf(region);
    const lines = addressLines(offices[region]);
    expect(lines.length).toBeGreaterThan(0);
    expect(footer.address).toEqual(expect.arrayContaining([...lines]));
    const said = textsIn(others);
    expect(lines.filter((line) => said.some((text) => text.includes(line)))).toEqual([]);
  });

  it('of us has the sale in its menu during the sale only [NV-1, ST-4]', () => {
    const sale = (now: number) => pageAt('us', now).shell.menus.some(({ id }) => id === 'sale');
    const [opens, closes] = [instant('2025-07-08T00:00-07:00'), instant('2025-07-15T00:00-07:00')];
    expect([opens - 1, opens, closes - 1, closes].map(sale)).toEqual([false, true, true, false]);
    for (const region of regionIds.filter((id) => id !== 'us'))
      expect(JSON.stringify(pageAt(region, opens).shell.menus)).not.toContain('"id":"sale"');
  });

  it('shows the current offer above the header: early bird, sale, or the permanent terms [NV-5]', () => {
    expect(banner('us', instant('2025-03-27T17:00+08:00') - 1)).toContain('30 days');
    expect(banner('us', instant('2025-03-27T17:00+08:00'))).toBe(
      'Flagship Bumblebee: $949 for early birds, until April\u00a027',
    );
    expect(banner('us', instant('2025-04-28T00:00-07:00') - 1)).toContain('$949');
    expect(banner('us', instant('2025-04-28T00:00-07:00'))).toContain('30 days');
    expect(banner('us', instant('2025-07-08T00:00-07:00'))).toContain('$100');
    expect(banner('us', instant('2025-07-15T00:00-07:00'))).toContain('30 days');
    expect(banner('uk', instant('2025-04-01T00:00Z'))).toBe(
      'Flagship Bumblebee: £899 for early birds, until 27\u00a0April',
    );
    expect(banner('uk', instant('2025-07-10T00:00Z'))).toContain('14 days');
    expect(banner('jp', instant('2025-05-06T12:00+09:00'))).toMatch(/5月6日/);
  });

  it('shows no banner above the header where there is nothing to announce [NV-5]', () => {
    for (const region of ['kr', 'jp', 'cn'] as const)
      expect(banner(region, instant('2025-07-10T00:00Z'))).toBeUndefined();
  });

  it('of uk links to the newsroom once in the menus and once in the footer; other regions do not [NV-1]', () => {
    const leads = ({ menus, footer }: ReturnType<typeof pageAt>['shell']) =>
      [menus, footer].map((part) => JSON.stringify(part).split('"/uk/news"').length - 1);
    for (const region of regionIds)
      expect([region, leads(pageAt(region, 0).shell)]).toEqual([region, region === 'uk' ? [1, 1] : [0, 0]]);
  });

  it.each(['login', 'account'] as const)('of %s has consent settings, but no consent question [AP-11]', (screen) => {
    const vendors = { tagManager: 'https://tags.example/t.js', captcha: 'https://captcha.example/c.js' };
    const { shell } = pageData({ ...rest, vendors, site: siteOf('de') }, { region: 'de', path: screen, screen }, 0);
    expect(shell.consent).toMatchObject({ rule: 'opt-in', purposes: ['statistics'] });
    expect(shell.consent).not.toHaveProperty('question');
    expect(shell.site.vendors).toEqual({ captcha: vendors.captcha });
  });

  it.each(regionIds)('in %s has the region choice, the year 2025 and its own social links [NV-1, NV-2]', (region) => {
    const { shell } = pageAt(region, 0);
    expect(shell.regionChoice.href).toBe(region === 'cn' ? '/choose-your-region' : `/${region}/choose-your-region`);
    expect(shell.footer.copyright.join(' ')).toContain('2025');
    expect(shell.footer.socials.map(({ icon }) => icon)).toEqual(
      region === 'cn' ? [] : ['instagram', 'facebook', 'youtube', 'tiktok', ...(region === 'jp' ? ['twitter'] : [])],
    );
  });

  it.each(regionIds)(
    'in %s links the home, About us, the privacy policy and the terms in its footer [NV-2]',
    (region) => {
      expect(linksIn(shellOf(region).footer)).toEqual(
        expect.arrayContaining(['', 'about-us', 'privacy-policy', 'terms-use'].map((page) => linkTo(region, page))),
      );
    },
  );

  it.each(regionIds)(
    'in %s links in its footer, and not in its header, the pages of entries that are hidden in the header [NV-3]',
    (region) => {
      const { menus, footer } = shellOf(region);
      const pages = navigation(region)
        .filter(({ hidden }) => hidden?.includes('header'))
        .flatMap(({ children = [] }) => children)
        .flatMap(({ to }) => (to && 'page' in to ? [linkTo(region, to.page)] : []));
      expect(pages).toContain(linkTo(region, 'privacy-policy'));
      expect(linksIn(footer)).toEqual(expect.arrayContaining(pages));
      expect(linksIn(menus).filter((href) => pages.includes(href))).toEqual([]);
    },
  );

  it('of uk has the newsroom beside About in its header, and in the list of About in its footer [NV-3]', () => {
    const { menus, footer } = shellOf('uk');
    expect(menus.find(({ id }) => id === 'newsroom')?.href).toBe('/uk/news');
    const about = menus.find(({ id }) => id === 'about');
    expect(linksIn(about)).not.toContain('/uk/news');
    expect(linksIn(footer.columns.find(({ title }) => title === about?.label))).toContain('/uk/news');
    expect(footer.columns.map(({ title }) => title)).not.toContain(menus.find(({ id }) => id === 'newsroom')?.label);
  });

  it('offers every other region in that region’s language, and never en [RG-2, RG-4]', () => {
    for (const region of regionIds) {
      const { offers } = pageAt(region, 0).shell;
      expect(offers.map((offer) => offer.region)).toEqual(regionIds.filter((id) => id !== region));
      expect(offers.map((offer) => offer.locale)).toEqual(offers.map((offer) => regions[offer.region].locale));
      for (const { locale } of offers) expect(locale).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
    }
  });

  it('lists Canada and other regions separately on us only [RG-9]', () => {
    expect(pageAt('us', 0).shell.regionChoice).toMatchObject({
      label: 'United States - English',
      byCountry: { CA: 'Canada - English', OTHER: 'Other Regions - English' },
    });
    for (const region of regionIds.filter((id) => id !== 'us'))
      expect(pageAt(region, 0).shell.regionChoice.byCountry).toEqual({});
  });

  it('has the newsletter pop-up with 200 credits on us only, and not on the login and account pages [SC-13]', () => {
    expect(pageAt('us', 0).shell.newsletterPopup).toMatchObject({
      credits: 200,
      discount: '5%',
      register: '/us/login',
      privacy: '/us/privacy-policy',
      terms: '/us/terms-use',
    });
    for (const region of regionIds.filter((id) => id !== 'us'))
      expect(pageAt(region, 0).shell.newsletterPopup).toBeUndefined();
    for (const screen of ['login', 'account'] as const)
      expect(pageAt('us', 0, screen, screen).shell.newsletterPopup).toBeUndefined();
  });

  it('contains the API address of the market [AP-2]', () => {
    expect(Object.fromEntries(regionIds.map((id) => [id, pageAt(id, 0).shell.site.apiBase]))).toMatchObject({
      us: '/usapi',
      kr: '/usapi',
      jp: '/usapi',
      uk: '/euapi',
      eu: '/euapi',
      fr: '/euapi',
      de: '/euapi',
      cn: '/cnapi',
    });
  });

  it.each(regionIds)('in %s links inside the region by path, and outside it by address [RG-6]', (region) => {
    const { shell, model } = pageAt(region, instant('2025-07-10T00:00Z'));
    const own = { ...shell, offers: undefined };
    const hrefs = [...JSON.stringify({ own, model }).matchAll(/"(?:href|buy|learnMore|home|register)":"([^"]*)"/g)].map(
      ([, href = '']) => href,
    );
    expect(hrefs.length).toBeGreaterThan(20);
    for (const href of hrefs)
      expect(href).toMatch(
        region === 'cn' ? /^(?:\/(?!\/)|https:\/\/)/ : new RegExp(`^(?:/${region}(?:[/#]|$)|https://)`),
      );
  });
});

describe('the choice of a region', () => {
  const entries = (region: RegionId) =>
    (
      pageAt(region, 0, 'choose-your-region', 'choose-your-region').model as {
        regions: { country: string; href: string; label: string; current: boolean }[];
      }
    ).regions;

  it('lists the ten countries and those of newer regions once each, with CA and OTHER linked to us [RG-8, SC-12]', () => {
    const found = entries('de');
    const countries = found.map(({ country }) => country);
    expect(countries).toEqual(expect.arrayContaining(['US', 'CA', 'GB', 'EU', 'FR', 'DE', 'JP', 'KR', 'CN', 'OTHER']));
    expect(countries.toSorted()).toEqual(
      [...Object.values(regions).map(({ country }) => country), 'CA', 'OTHER'].sort(),
    );
    const to = Object.fromEntries(found.map(({ country, href }) => [country, href]));
    expect(to).toMatchObject({
      US: `${origins.global}/us`,
      CA: `${origins.global}/us`,
      OTHER: `${origins.global}/us`,
      GB: `${origins.global}/uk`,
      EU: `${origins.global}/eu`,
      CN: `${origins.cn}/`,
    });
  });

  it.each(regionIds)('marks only the country of %s as current [SC-12]', (region) => {
    expect(
      entries(region)
        .filter(({ current }) => current)
        .map(({ country }) => country),
    ).toEqual([regions[region].country]);
  });
});
