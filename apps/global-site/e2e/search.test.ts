import {
  ask,
  axeViolations,
  eventually,
  hydrated,
  readDocument,
  visitedSite,
  words,
  type WatchOptions,
} from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { builtScripts } from './support/build.ts';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });

const wide = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;
const visit = (path: string, options: WatchOptions = {}) => visited.visit(path, { ...wide, ...options });
const said = (locale: string) => words('content/messages/search', locale);

/** Opens the search from the header, and returns its dialog. */
async function openSearch(page: Page, locale = 'en-US') {
  await page
    .getByRole('banner')
    .getByRole('button', { name: said(locale)('search.title') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').waitFor();
  return dialog;
}
const linksIn = async (page: Page, place: 'dialog' | 'main') =>
  page
    .getByRole(place)
    .locator('section a[href]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
const ofSearch = (requests: readonly string[]) =>
  requests
    .map((request) => new URL(request.split(' ')[1] ?? '').pathname)
    .filter((path) => path.startsWith('/_search/') || /\/assets\/(?:create-sea|show-search|load-searc)/.test(path));

describe('search dialog', () => {
  it('loads only when it is opened, and weighs at most 30 kB with the index', async () => {
    await using watched = await visit('/us');
    const { page } = watched;
    await page.mouse.move(300, 300);
    await page.waitForTimeout(1500);
    expect(ofSearch(watched.requests())).toEqual([]);
    const before = watched.requests().length;
    await openSearch(page);
    const loaded = watched
      .requests()
      .slice(before)
      .map((request) => new URL(request.split(' ')[1] ?? '').pathname);
    expect(loaded.filter((path) => path === '/_search/us.json')).toHaveLength(1);
    const index = await ask(visited.origin, '/_search/us.json', { headers: { 'accept-encoding': 'gzip' } });
    const scripts = loaded.filter((path) => path.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(1);
    const bytes = builtScripts('global-site').weigh(scripts) + Number(index.headers['content-length']);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(30_000);
    expect(watched.problems()).toEqual([]);
  });

  it('finds a misspelled word and the beginning of a word, and announces the number of results', async () => {
    await using watched = await visit('/us');
    const { page } = watched;
    const dialog = await openSearch(page);
    await page.keyboard.type('megatrom');
    await eventually(() => linksIn(page, 'dialog').then(([first]) => first)).toBe('/us/flagship-megatron');
    expect(await dialog.locator('mark').first().innerText()).toBe('Megatron');
    await dialog.getByRole('searchbox').fill('bumb');
    await eventually(() => linksIn(page, 'dialog').then(([first]) => first)).toBe('/us/flagship-bumblebee');
    expect(await dialog.getByRole('status').innerText()).toMatch(/^\d+ results$/);
    await dialog.getByRole('searchbox').fill('xylophone');
    await eventually(() => dialog.getByRole('status').innerText()).toBe(said('en-US')('search.none'));
    expect(await dialog.getByRole('link', { name: 'Manuals' }).isVisible()).toBe(true);
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    ['jp', 'ja-JP', '変形'],
    ['kr', 'ko-KR', '충전'],
  ])('in %s finds part of a word', async (region, locale, part) => {
    await using watched = await visit(`/${region}`, { locale });
    const { page } = watched;
    const dialog = await openSearch(page, locale);
    await dialog.getByRole('searchbox').fill(part);
    await dialog.locator('mark').first().waitFor();
    expect(await dialog.locator('mark').first().innerText()).toBe(part);
    expect(watched.problems()).toEqual([]);
  });

  it('works by keyboard: slash opens it, arrows move, Enter opens a result, Escape returns the focus', async () => {
    await using watched = await visit('/us');
    const { page } = watched;
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const before = await page.evaluate(() => document.activeElement?.outerHTML);
    await page.keyboard.press('/');
    const field = page.getByRole('dialog').getByRole('searchbox');
    await field.waitFor();
    await eventually(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await eventually(() => page.evaluate(() => document.activeElement?.outerHTML)).toBe(before);
    await page.keyboard.press('/');
    await field.waitFor();
    await page.keyboard.type('flagship');
    await page.getByRole('dialog').locator('mark').first().waitFor();
    const [, second] = await linksIn(page, 'dialog');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe(second);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // The page changes in place, and the query is stored for this tab.
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('button', { name: 'flagship', exact: true }).click();
    await page.keyboard.press('Shift+Tab');
    await eventually(() => field.inputValue()).toBe('flagship');
    await field.press('Enter');
    await eventually(() => page.getByRole('dialog').count()).toBe(0);
    expect(watched.problems()).toEqual([]);
  });

  it('ignores a slash that is typed in a field, and its shortcut can be turned off', async () => {
    await using watched = await visit('/us');
    const { page } = watched;
    const field = page.getByRole('main').locator('input[type=email]').first();
    await field.focus();
    await page.keyboard.type('a/b');
    expect(await field.inputValue()).toBe('a/b');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await field.blur();
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.waitForTimeout(500);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(watched.problems()).toEqual([]);
  });

  it('opens for a slash pressed before React has loaded; until then its link leads to the search page', async () => {
    await using watched = await visited.open(wide);
    const { page } = watched;
    await page.goto(`${visited.origin}/us`);
    await page.waitForTimeout(800);
    expect(await page.evaluate(() => 'hydrated' in document.documentElement.dataset)).toBe(false);
    expect(await page.getByRole('banner').getByRole('link', { name: 'Search' }).getAttribute('href')).toBe(
      '/us/search',
    );
    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('searchbox').waitFor();
    expect(watched.problems()).toEqual([]);
  });

  it('opens the search page instead where its files can’t be loaded', async () => {
    await using watched = await visit('/us', { expects: /_search|ERR_FAILED/ });
    const { page } = watched;
    await page.route('**/_search/**', (route) => route.abort());
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await eventually(() => new URL(page.url()).pathname).toBe('/us/search');
  });

  it('has no axe violations: empty, with results and without, on a desktop and a phone', async () => {
    await using watched = await visit('/de', { bypassCSP: true, locale: 'de-DE' });
    const { page } = watched;
    const dialog = await openSearch(page, 'de-DE');
    const text = said('de-DE');
    // What the dialog announces for a query, and what it then shows.
    const states = [
      ['', /^$/, dialog.getByRole('heading', { name: text('search.ways') })],
      ['garantie', /^[1-9]\d*\sTreffer$/, dialog.locator('mark').first()],
      ['xylophon', text('search.none'), dialog.getByText(text('search.none.text'))],
    ] as const;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      for (const [query, status, shown] of states) {
        await dialog.getByRole('searchbox').fill(query);
        await eventually(() => dialog.getByRole('status').innerText()).toMatch(status);
        await shown.waitFor();
        expect(await axeViolations(page), `"${query}" at ${width} px`).toEqual([]);
      }
    }
    expect(watched.problems()).toEqual([]);
  });
});

describe('search page', () => {
  it('works without JavaScript: shows a form, results with marked matches, and links where nothing is found', async () => {
    await using watched = await visited.open({ ...wide, javaScriptEnabled: false, expects: /\.js csp$/ });
    const { page } = watched;
    await page.goto(`${visited.origin}/us`);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('main').getByRole('searchbox').fill('megatrom');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await eventually(() => linksIn(page, 'main').then(([first]) => first)).toBe('/us/flagship-megatron');
    expect(new URL(page.url()).search).toBe('?q=megatrom');
    expect(await page.getByRole('main').locator('mark').first().innerText()).toBe('Megatron');
    expect(await page.getByRole('searchbox').inputValue()).toBe('megatrom');
    await page.goto(`${visited.origin}/jp/search?q=${encodeURIComponent('変形')}`);
    expect(await page.getByRole('main').locator('mark').first().innerText()).toBe('変形');
    await page.goto(`${visited.origin}/us/search?q=xylophone`);
    expect(await page.getByRole('main').getByRole('status').innerText()).toBe(said('en-US')('search.none'));
    expect(await page.getByRole('main').getByRole('link', { name: 'Manuals' }).isVisible()).toBe(true);
    expect(watched.problems()).toEqual([]);
  });

  it('with a query is neither cached nor indexed, and shows the query as text', async () => {
    const { headers, body } = await ask(visited.origin, `/us/search?q=${encodeURIComponent('<b>"\'&')}`);
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex']);
    expect(body).not.toContain('<b>"');
    expect(readDocument(body).title).toBe('<b>"\'& | Search | Kinemorph');
    expect((await ask(visited.origin, '/us/search')).headers['cache-control']).toMatch(/^public/);
  });

  it('shows results while the visitor types, keeps the query in the address, and restores both on Back', async () => {
    await using watched = await visit('/us/search', { bypassCSP: true });
    const { page } = watched;
    expect(ofSearch(watched.requests()).filter((path) => path.startsWith('/_search/'))).toEqual([]);
    await page.getByRole('main').getByRole('searchbox').fill('bumb');
    await eventually(() => linksIn(page, 'main').then(([first]) => first)).toBe('/us/flagship-bumblebee');
    await eventually(() => new URL(page.url()).search).toBe('?q=bumb');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    }
    await page.getByRole('main').locator('section a[href="/us/flagship-bumblebee"]').first().click();
    await eventually(() => new URL(page.url()).pathname).toBe('/us/flagship-bumblebee');
    await page.goBack();
    await eventually(() => page.getByRole('main').getByRole('searchbox').inputValue()).toBe('bumb');
    await eventually(() => linksIn(page, 'main').then(([first]) => first)).toBe('/us/flagship-bumblebee');
    // There is one field: the button of the header and the slash move the focus to it.
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await eventually(() =>
      page
        .getByRole('main')
        .getByRole('searchbox')
        .evaluate((field) => field === document.activeElement),
    ).toBe(true);
    expect(watched.problems()).toEqual([]);
  });

  it('still shows the server’s results after React has started', async () => {
    await using watched = await visited.open(wide);
    const { page } = watched;
    await page.goto(`${visited.origin}/us/search?q=megatron`);
    await hydrated(page);
    expect((await linksIn(page, 'main'))[0]).toBe('/us/flagship-megatron');
    expect(watched.problems()).toEqual([]);
  });
});

describe('missing page', () => {
  it('has a search field that works without JavaScript', async () => {
    await using watched = await visited.open({ ...wide, javaScriptEnabled: false, expects: /\.js csp$|404/ });
    const { page } = watched;
    await page.goto(`${visited.origin}/us/bumblebeee`);
    await page.getByRole('main').getByRole('searchbox').fill('bumblebee');
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/us/search');
    expect((await linksIn(page, 'main'))[0]).toBe('/us/flagship-bumblebee');
  });
});
