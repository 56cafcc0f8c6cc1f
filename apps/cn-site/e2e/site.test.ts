import { siteMap, sites, type PageRecord } from '@kinemorph/content';
import {
  ask,
  axeViolations,
  eventually,
  hydrated,
  openWatched,
  productNames,
  readDocument,
  sandboxControls,
  startBuiltSite,
  startSandbox,
  words,
  type StartedProcess,
} from '@kinemorph/site/testing';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';

let site: StartedProcess;
let sandbox: StartedProcess;
let browser: Browser;

beforeAll(async () => {
  [sandbox, browser] = await Promise.all([startSandbox(), launchBrowser()]);
  site = await startBuiltSite('cn-site', {
    SITE_CLOCK: '2025-08-01T12:00:00Z',
    API_CN: `${sandbox.origin}/cnapi`,
    GLOBAL_ORIGIN: 'https://www.global.example',
    STORE_ORIGIN: 'https://{region}.shop.example',
  });
});
afterAll(async () => {
  await Promise.all([browser.close(), site.stop(), sandbox.stop()]);
});

const locale = 'zh-CN';
const home = words('content/messages/home', locale);
const said = words('i18n/messages', locale);
const region = words('content/messages/regions', locale);
const notFound = words('screens/src/not-found/copy', locale);

async function open(path: string, expects?: RegExp) {
  const watched = await openWatched(browser, {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    ...(expects && { expects }),
  });
  await watched.page.goto(site.origin + path);
  await hydrated(watched.page);
  return watched;
}
const field = 'main input[type=email]';

describe('Chinese site', () => {
  it('serves its home page without a prefix, with its own line-up and a link to its store [PG-1][RG-1][RG-2][SC-9]', async () => {
    const { status, headers, body, cookies } = await ask(site.origin, '/');
    const document = readDocument(body);
    const name = productNames(locale);
    expect(status).toBe(200);
    expect(headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d+, must-revalidate(?:, stale-if-error=\d+)?$/,
    );
    expect(cookies).toEqual([]);
    expect(document.lang).toBe(locale);
    expect(document.title).toBe(home('home.head.title'));
    expect(document.headings.slice(0, 8)).toEqual([
      `h1: ${name('flagshipBumblebee')}`,
      ...['toyStoryBuzzLightyear', 'flagshipOptimusPrime', 'flagshipMegatron'].map((id) => `h2: ${name(id)}`),
      `h2: ${words('screens/src/home/messages', locale)('lineUp')}`,
      ...['interstellarScoutK1', 'interstellarAgentT9', 'toyStoryBuzzLightyear'].map((id) => `h3: ${name(id)}`),
    ]);
    expect(document.headings).toContain(`h3: ${home('home.retail.title')}`);
    expect(document.links).toContain('https://cn.shop.example/');
    expect(document.canonical).toBe(`${site.origin}/`);
  });

  it('has a region chooser that links to every region of the global site [SC-12]', async () => {
    const { status, body } = await ask(site.origin, '/choose-your-region');
    const document = readDocument(body);
    expect(status).toBe(200);
    expect(document.headings).toContain(`h1: ${region('region.title')}`);
    for (const id of sites.global.regions) expect(document.links).toContain(`https://www.global.example/${id}`);
  });

  it('returns 404 with a Chinese page for a missing page, and JSON for a missing model', async () => {
    for (const path of ['/no-such-page', '/xx', '/constructor', '//evil']) {
      const { status, headers, body } = await ask(site.origin, path);
      expect(status, path).toBe(404);
      expect(headers['cache-control']).toBe('no-store');
      expect(readDocument(body).lang).toBe(locale);
      expect(readDocument(body).headings, path).toContain(`h1: ${notFound('title')}`);
    }
    expect((await ask(site.origin, '/_model/nope.json')).headers['content-type']).toBe(
      'application/json; charset=utf-8',
    );
  });

  it.each([
    ['/us', 'https://www.global.example/us'],
    ['/de/choose-your-region', 'https://www.global.example/de/choose-your-region'],
    ['/de/nonsense', 'https://www.global.example/de'],
  ])('redirects %s to the global site', async (path, to) => {
    const { status, headers } = await ask(site.origin, path);
    expect(status).toBe(302);
    expect(headers.location).toBe(to);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('redirects other spellings of a path to the canonical one', async () => {
    for (const [path, to] of [
      ['/Choose-Your-Region', '/choose-your-region'],
      ['//choose-your-region/', '/choose-your-region'],
    ] as const) {
      const { status, headers } = await ask(site.origin, path);
      expect(status, path).toBe(301);
      expect(headers.location).toBe(to);
    }
  });

  it('sets no cookie for the region [RG-3]', async () => {
    for (const requested of ['cn', 'us', 'de'])
      expect((await ask(site.origin, '/ssr/timestamp', { headers: { region: requested } })).cookies).toEqual([]);
    await using watched = await open('/');
    await watched.page.waitForLoadState('networkidle');
    expect(await watched.context.cookies()).toEqual([]);
  });

  it('lists its own pages in its sitemap', async () => {
    const { body } = await ask(site.origin, '/sitemap.xml');
    const pages = (siteMap as readonly PageRecord[]).flatMap(({ component, window, personal, regions, path }) =>
      component && !window && !personal && regions.includes('cn') ? [path] : [],
    );
    expect(pages).toContain('manuals');
    expect([...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) => location)).toEqual(
      pages.map((path) => `${site.origin}/${path}`),
    );
    expect(body).toContain('hreflang="x-default" href="https://www.global.example/us"');
  });
});

describe('Chinese site in the browser', () => {
  it.each(['/', '/choose-your-region', '/no-such-page'])(
    '%s hydrates without errors, warnings or CSP violations, and requests only its own site [PB-14]',
    async (path) => {
      await using watched = await open(path, /404.*no-such-page/);
      const { page } = watched;
      await page.evaluate(() => {
        scrollTo(0, document.body.scrollHeight);
      });
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(4000);
      expect(watched.problems()).toEqual([]);
      expect(watched.requests().filter((request) => !request.startsWith(`GET ${site.origin}/`))).toEqual([]);
    },
  );

  it('navigates between pages without a new document, and updates title and pageviews [RG-6][PB-7]', async () => {
    await using watched = await open('/');
    const { page } = watched;
    await page.evaluate(() => {
      Object.assign(globalThis, { marked: true });
    });
    await page.getByRole('contentinfo').locator('a[href="/choose-your-region"]').last().click();
    await page.getByRole('heading', { level: 1, name: region('region.title') }).waitFor();
    expect(await page.title()).toBe(region('region.head.title'));
    await page.goBack();
    await eventually(() => page.title()).toBe(home('home.head.title'));
    expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);
    expect(
      await page.evaluate(() => (globalThis as { dataLayer?: { path: string }[] }).dataLayer?.map(({ path }) => path)),
    ).toEqual(['/', '/choose-your-region', '/']);
    expect(watched.problems()).toEqual([]);
  });

  it('has a newsletter form that subscribes at the Chinese API and shows errors in Chinese [VA-1][AP-1][AP-2]', async () => {
    await using watched = await open('/', /subscribe\/create/);
    const { page } = watched;
    const controls = sandboxControls(sandbox.origin);
    const alert = page.getByRole('main').getByRole('alert');
    await page.fill(field, 'nobody');
    await page.press(field, 'Enter');
    await alert.getByText(said('subscribe.invalid')).waitFor();
    await controls.failSubscribing({ status: 500 });
    await page.fill(field, 'reader.cn@example.com');
    await page.press(field, 'Enter');
    await alert.getByText(said('subscribe.failed')).waitFor();
    expect(await page.inputValue(field)).toBe('reader.cn@example.com');
    await page.press(field, 'Enter');
    await page.getByRole('main').getByText(said('subscribe.success')).waitFor();
    expect(await controls.subscribers()).toMatchObject([
      { market: 'cn', email: 'reader.cn@example.com', source: 'home', locale },
    ]);
    const call = (await controls.calls()).at(-1);
    expect(call?.path).toBe('/cnapi/account/user/subscribe/create');
    expect(call?.headers).toMatchObject({ region: 'cn', 'accept-language': 'cn' });
    expect(watched.problems()).toEqual([]);
  });

  it('opens no newsletter pop-up [SC-13]', async () => {
    await using watched = await openWatched(browser);
    const { page } = watched;
    await page.clock.install();
    await page.goto(site.origin);
    await hydrated(page);
    await page.clock.fastForward(60_000);
    await page.waitForTimeout(500);
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('suggests the German site to a German reader, without a redirect', async () => {
    await using watched = await openWatched(browser, { locale: 'de-DE' });
    const { page } = watched;
    await page.goto(site.origin);
    await hydrated(page);
    const german = words('content/messages/regions', 'de-DE');
    const offer = page.getByRole('complementary', { name: german('region.offer.go') });
    await offer.waitFor();
    expect(await offer.getByRole('link').getAttribute('href')).toBe('https://www.global.example/de');
    expect(page.url()).toBe(`${site.origin}/`);
  });

  it('has no axe violations on home, region chooser and not-found page, which all fit on 320 px', async () => {
    await Promise.all(
      ['/', '/choose-your-region', '/no-such-page'].map(async (path) => {
        await using watched = await openWatched(browser, { reducedMotion: 'reduce', bypassCSP: true, locale: 'zh-CN' });
        const { page } = watched;
        await page.goto(site.origin + path);
        await hydrated(page);
        for (const width of [390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await axeViolations(page), `${path} at ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 320, height: 640 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      }),
    );
  });

  it('opens its menu and its region chooser without JavaScript', async () => {
    await using watched = await openWatched(browser, {
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
      expects: /\.js csp$/,
    });
    const { page } = watched;
    await page.goto(site.origin);
    await page.locator('header button[popovertarget=menu-products]').press('Enter');
    await page.locator('#menu-products').getByRole('link').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('contentinfo').locator('a[href="/choose-your-region"]').last().click();
    await page.getByRole('heading', { level: 1, name: region('region.title') }).waitFor();
    expect(await page.getByRole('main').locator('a[href="https://www.global.example/de"]').isVisible()).toBe(true);
    expect(watched.problems()).toEqual([]);
  });
});

describe('Chinese site before the sale of Flagship Bumblebee', () => {
  it('does not contain its prices', async () => {
    const early = await startBuiltSite('cn-site', { SITE_CLOCK: '2025-03-01T00:00:00Z' });
    try {
      for (const path of ['/', '/_model/.json', '/choose-your-region'])
        expect((await ask(early.origin, path)).body, path).not.toMatch(/5,?899|8,?499/);
    } finally {
      await early.stop();
    }
    expect((await ask(site.origin, '/')).body).toMatch(/8,499/);
  });
});
