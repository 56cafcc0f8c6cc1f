import { isRegionId, regionIds, siteMap, sites, type PageRecord, type RegionId } from '@kinemorph/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolve, type ResolveContext, type Resolution } from './resolve.server.ts';
import { buildRouteTable } from './route-table.ts';

const { global, cn } = sites;

const opens = Date.UTC(2024, 10, 7);
const closes = Date.UTC(2024, 11, 3);
const madeUp: readonly PageRecord[] = [
  { path: '', component: 'home', regions: regionIds },
  { path: 'flagship-bumblebee', component: 'home', regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'cn'] },
  { path: 'new-release', redirect: 'flagship-bumblebee', regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'cn'] },
  { path: 'login', component: 'home', regions: regionIds },
  {
    path: 'black-friday',
    component: 'home',
    regions: ['us', 'uk'],
    window: { us: { opens, closes }, uk: { opens: opens + 1000, closes } },
  },
  {
    path: 'where-to-buy',
    component: 'home',
    regions: ['us', 'jp', 'cn'],
    children: [{ path: 'hongkong-macao', component: 'home', regions: ['us', 'jp', 'cn'] }],
  },
];
const maps = { 'the real site map': siteMap as readonly PageRecord[], 'a made-up site map': madeUp };
const table = buildRouteTable(madeUp);
const during = opens + 5000;

function at(path: string, more: Partial<ResolveContext> = {}): Resolution {
  return resolve(path, { site: global, table, now: during, ...more });
}
const redirect = (to: string, permanent = false): Resolution => ({ kind: 'redirect', to, permanent });

describe.each(Object.entries(maps))('path resolution with %s', (_name, records) => {
  const real = buildRouteTable(records);
  const look = (path: string, more: Partial<ResolveContext> = {}) =>
    resolve(path, { site: global, table: real, now: during, ...more });

  it.each(global.regions)('shows the home page at /%s [RG-1, PG-1]', (region) => {
    expect(look(`/${region}`)).toMatchObject({ kind: 'page', region, route: { path: '' } });
  });

  it('shows the home page of the cn site without a prefix [RG-1]', () => {
    expect(look('/', { site: cn })).toMatchObject({ kind: 'page', region: 'cn', route: { path: '' } });
  });

  it('redirects / temporarily to the remembered region, or else to us [RG-3, RG-4]', () => {
    expect(look('/')).toEqual(redirect('/us'));
    for (const remembered of global.regions) expect(look('/', { remembered })).toEqual(redirect(`/${remembered}`));
  });

  it('keeps the region of the address, even if another one is remembered [RG-1]', () => {
    expect(look('/de', { remembered: 'fr' })).toMatchObject({ kind: 'page', region: 'de' });
  });

  it.each([
    ['/US', '/us'],
    ['/us/', '/us'],
    ['//us', '/us'],
    ['/us//', '/us'],
    ['//De//', '/de'],
  ])('redirects %s permanently to its canonical path %s', (path, to) => {
    expect(look(path)).toEqual(redirect(to, true));
  });

  it.each([
    '//evil',
    '//evil.example/us',
    '/evil',
    '/us/../de',
    '/us/%2e%2e',
    '/.env',
    '/@fs/etc',
    '/src/main.ts',
    '',
    'us',
    '\\\\evil',
    '/%75s',
    '/us\u0000',
  ])('finds nothing at %j', (path) => {
    expect(look(path).kind).toBe('notFound');
  });

  it('redirects /en to the same page of the remembered region, or else of us', () => {
    expect(look('/en')).toEqual(redirect('/us'));
    expect(look('/en', { remembered: 'de' })).toEqual(redirect('/de'));
    for (const [path, { regions }] of real)
      expect(look(`/en/${path}`.replace(/\/$/, ''), { remembered: 'uk' })).toEqual(
        redirect(`/${regions.includes('uk') ? 'uk' : 'us'}/${path}`.replace(/\/$/, '')),
      );
    expect(look('/en/no-such-page')).toEqual(redirect('/us'));
  });

  it('sends /cn to the cn site, and to the same page if it is known [RG-1, RG-4]', () => {
    expect(look('/cn')).toEqual({ kind: 'otherSite', site: 'cn', to: '/' });
    for (const path of real.keys())
      expect(look(`/cn/${path}`.replace(/\/$/, ''))).toEqual({ kind: 'otherSite', site: 'cn', to: `/${path}` });
    expect(look('/cn/no-such-page')).toEqual({ kind: 'otherSite', site: 'cn', to: '/' });
  });

  it('sends a region of the global site from the cn site to the global site [RG-1]', () => {
    for (const region of global.regions) {
      expect(look(`/${region}`, { site: cn })).toEqual({ kind: 'otherSite', site: 'global', to: `/${region}` });
      expect(look(`/${region}/no-such-page`, { site: cn })).toEqual({
        kind: 'otherSite',
        site: 'global',
        to: `/${region}`,
      });
    }
  });

  it('finds neither /cn nor /en on the cn site', () => {
    expect(look('/cn', { site: cn })).toEqual({ kind: 'notFound', region: 'cn' });
    expect(look('/en', { site: cn })).toEqual({ kind: 'notFound', region: 'cn' });
  });

  it('shows the not-found page of us for an unknown first segment [RG-4]', () => {
    expect(look('/no-such-page', { remembered: 'de' })).toEqual({ kind: 'notFound', region: 'us' });
  });

  it('shows the not-found page of a known region for an unknown path in it [RG-5]', () => {
    for (const region of global.regions) expect(look(`/${region}/no-such-page`)).toEqual({ kind: 'notFound', region });
    expect(look('/de/b%C3%BCro')).toEqual({ kind: 'notFound', region: 'de' });
  });

  it('redirects a page without a region to the remembered region if it has the page, or else to us [RG-4]', () => {
    for (const [path, { regions }] of real) {
      if (path === '') continue;
      expect(look(`/${path}`)).toEqual(redirect(`/us/${path}`));
      for (const remembered of global.regions)
        expect(look(`/${path}`, { remembered })).toEqual(
          redirect(`/${regions.includes(remembered) ? remembered : 'us'}/${path}`),
        );
    }
  });

  it('redirects an unknown region to us only for a campaign that is open there [RG-4]', () => {
    for (const [path, { window }] of real) {
      if (path === '') continue;
      const { opens: start = 0, closes: end = 0 } = window.us ?? {};
      for (const first of ['xx', 'at', 'shop']) {
        for (const remembered of [undefined, ...global.regions]) {
          for (const now of [start - 1, start, end - 1, end]) {
            const isOpen = window.us !== undefined && now >= start && now < end;
            expect(look(`/${first}/${path}`, { now, remembered })).toEqual(
              isOpen ? redirect(`/us/${path}`) : { kind: 'notFound', region: 'us' },
            );
          }
        }
      }
    }
    expect(look('/XX/Black-Friday/', { now: Date.UTC(2024, 10, 20) })).toEqual(redirect('/us/black-friday'));
    expect(look('/cn/black-friday', { now: Date.UTC(2024, 10, 20) })).toEqual({
      kind: 'otherSite',
      site: 'cn',
      to: '/black-friday',
    });
    expect(look('/xx/black-friday', { site: cn }).kind).toBe('notFound');
  });

  it('finds a region of the site for any text, without an error [RG-4]', () => {
    for (const site of [global, cn]) {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string({ unit: 'binary' }),
            fc.string().map((text) => `/${text}`),
          ),
          (path) => {
            const found = look(path, { site });
            if (found.kind === 'page' || found.kind === 'notFound') {
              expect(site.regions).toContain(found.region);
              const first = path.split('/')[1] ?? '';
              if (site === global && !isRegionId(first.toLowerCase())) expect(found.region).toBe('us');
            }
          },
        ),
        { numRuns: 2000 },
      );
    }
  });
});

describe('path resolution with a made-up site map', () => {
  it('follows a redirect within the region [PG-4]', () => {
    expect(at('/de/new-release')).toEqual(redirect('/de/flagship-bumblebee'));
    expect(at('/new-release', { site: cn })).toEqual(redirect('/flagship-bumblebee'));
    expect(at('/DE/New-Release/')).toEqual(redirect('/de/flagship-bumblebee'));
  });

  it('returns not found with the page of other regions if the region does not have it [PG-3, RG-5]', () => {
    expect(at('/kr/flagship-bumblebee')).toMatchObject({
      kind: 'notFound',
      region: 'kr',
      elsewhere: { path: 'flagship-bumblebee' },
    });
    expect(at('/kr/new-release')).toMatchObject({ kind: 'notFound', region: 'kr' });
    expect(at('/black-friday', { site: cn })).toMatchObject({
      kind: 'notFound',
      region: 'cn',
      elsewhere: { path: 'black-friday' },
    });
  });

  it('shows a page only within its window, to the millisecond, and redirects home otherwise [PB-4]', () => {
    const us = (now: number) => at('/us/black-friday', { now });
    expect(us(opens - 1)).toEqual(redirect('/us'));
    expect(us(opens)).toMatchObject({ kind: 'page', region: 'us' });
    expect(us(closes - 1)).toMatchObject({ kind: 'page', region: 'us' });
    expect(us(closes)).toEqual(redirect('/us'));
    expect(us(closes + 1)).toEqual(redirect('/us'));
    // Each region has its own window.
    expect(at('/uk/black-friday', { now: opens })).toEqual(redirect('/uk'));
    expect(at('/uk/black-friday', { now: opens + 1000 })).toMatchObject({ kind: 'page', region: 'uk' });
  });

  it('finds a page with a nested path', () => {
    expect(at('/jp/where-to-buy/hongkong-macao')).toMatchObject({
      kind: 'page',
      route: { name: 'where-to-buy-hongkong-macao' },
    });
    expect(at('/where-to-buy/hongkong-macao', { site: cn })).toMatchObject({ kind: 'page', region: 'cn' });
    expect(at('/where-to-buy/hongkong-macao')).toEqual(redirect('/us/where-to-buy/hongkong-macao'));
    expect(at('/jp/hongkong-macao')).toEqual({ kind: 'notFound', region: 'jp' });
  });

  it('shows /login of the cn site without a prefix [PG-15]', () => {
    expect(at('/login', { site: cn })).toMatchObject({ kind: 'page', region: 'cn', route: { path: 'login' } });
    expect(at('/us/login', { site: cn })).toEqual({ kind: 'otherSite', site: 'global', to: '/us/login' });
    expect(at('/cn/login')).toEqual({ kind: 'otherSite', site: 'cn', to: '/login' });
  });

  it('redirects 100,000 random paths only to known regions and known pages', { timeout: 60_000 }, () => {
    const pages = madeUp
      .flatMap(({ path, children = [] }) => [path, ...children.map((child) => `${path}/${child.path}`)])
      .filter(Boolean);
    const allowed = new RegExp(`^/(${global.regions.join('|')})(/(${pages.join('|')}))?$`);
    const tricky = [
      '/',
      '//',
      'us',
      'US',
      'de',
      'cn',
      'en',
      'EN',
      'evil',
      'evil.example',
      '..',
      '.',
      '%2e%2e',
      '%2f',
      '\\',
      '@',
      ':',
      'http:',
      'https://evil',
      '?',
      '#',
      '\r\n',
      '\u0000',
      'ſ',
      'İ',
      ...pages,
      ...pages.map((page) => page.toUpperCase()),
    ];
    const segment = fc.oneof(fc.constantFrom(...tricky), fc.string({ maxLength: 3 }));
    const path = fc
      .array(segment, { maxLength: 5 })
      .chain((parts) => fc.constantFrom('/', '', '//').map((glue) => `/${parts.join(glue)}`));
    const examples = [
      '//evil',
      '//evil.example/us',
      '/\\evil',
      '/us//evil',
      '/en//evil',
      '/en/https://evil',
      '/cn//evil',
      '/us/\r\nset-cookie:x',
      '/EN/Login',
      '/en/login/',
    ].map((one): [string, RegionId | undefined] => [one, undefined]);
    let redirects = 0;
    fc.assert(
      fc.property(path, fc.constantFrom(undefined, ...global.regions), (one, remembered) => {
        const found = resolve(one, { site: global, table, now: during, remembered });
        if (found.kind === 'redirect') {
          redirects += 1;
          if (!allowed.test(found.to)) throw new Error(`${JSON.stringify(one)} leads to ${found.to}`);
        }
        if (found.kind === 'otherSite' && found.to !== '/' && !pages.includes(found.to.slice(1)))
          throw new Error(`${JSON.stringify(one)} leads to ${found.to}`);
      }),
      { numRuns: 100_000, examples, seed: 2025 },
    );
    expect(redirects).toBeGreaterThan(5000);
  });
});
