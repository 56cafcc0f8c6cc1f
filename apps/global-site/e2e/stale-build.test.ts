import { eventually, hydrated, visitedSite, type WatchedPage } from '@kinemorph/site/testing';
import type { Page, Request, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });

const chooser = /\/assets\/ChooseYour-.*\.js$/;
const homeScreen = /\/assets\/Home-.*\.js$/;

const open = (path: string) => visited.visit(path, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

/** Answers 404 to a file, like a server with a newer build: for the first `times` requests, or all. */
async function lose(page: Page, file: RegExp, times = Infinity) {
  let lost = 0;
  await page.route(file, (route) =>
    lost++ < times
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' })
      : route.continue(),
  );
}
const documents = (watched: WatchedPage, path: string) =>
  watched.requests().filter((request) => request === `GET ${visited.origin}${path}`).length;
const followToChooser = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'United Kingdom - English' }).click();
const followToHome = (page: Page) => page.getByRole('link', { name: 'Kinemorph', exact: true }).first().click();
/** Uses up the one reload that a build has, as if it had not helped. */
const spendReload = (page: Page) =>
  page.evaluate(() => {
    const { build } = JSON.parse(document.getElementById('page-data')?.textContent ?? '{}') as { build: string };
    sessionStorage.setItem(`reloaded-for ${build}`, '1');
  });
const settle = (page: Page) => page.waitForTimeout(1500);

describe('screen whose file is missing [ER-5]', () => {
  it('is shown by loading the requested page once as a document', async () => {
    await using watched = await open('/uk');
    const { page } = watched;
    await lose(page, chooser, 1);
    await followToChooser(page);
    await eventually(() => documents(watched, '/uk/choose-your-region')).toBe(1);
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/uk/choose-your-region');
    await page.getByRole('heading', { level: 1, name: 'Where do you shop?' }).waitFor();
    await settle(page);
    expect(documents(watched, '/uk/choose-your-region')).toBe(1);
    expect(documents(watched, '/uk')).toBe(1);
  });

  it('that stays missing causes no reload loop: the server’s document is readable, and its links work', async () => {
    await using watched = await open('/uk');
    const { page } = watched;
    await lose(page, chooser);
    await followToChooser(page);
    await eventually(() => documents(watched, '/uk/choose-your-region')).toBe(1);
    await page.getByRole('heading', { level: 1, name: 'Where do you shop?' }).waitFor();
    await settle(page);
    expect(documents(watched, '/uk/choose-your-region')).toBe(1);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Germany/ })
      .click();
    await eventually(() => new URL(page.url()).pathname).toBe('/de');
  });

  it('on a first visit causes one reload, and leaves a readable document', async () => {
    await using watched = await visited.open();
    const { page } = watched;
    await lose(page, homeScreen);
    await page.goto(`${visited.origin}/uk`);
    await page.mouse.wheel(0, 10);
    await eventually(() => documents(watched, '/uk')).toBe(2);
    // The wheel has to turn on the new document: the old one no longer reacts.
    await eventually(() => page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().type)).toBe(
      'reload',
    );
    await page.mouse.wheel(0, 10);
    await settle(page);
    expect(documents(watched, '/uk')).toBe(2);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Toy Story Buzz Lightyear');
  });

  it('does not interrupt a navigation that started before the file failed', async () => {
    await using watched = await visited.open({ reducedMotion: 'reduce' });
    const { page } = watched;
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route(homeScreen, async (route) => {
      await failed;
      await route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' });
    });
    // The browser fetches no page before its link is followed.
    await page.route('**/speculation-rules.json', (route) =>
      route.fulfill({ json: {}, contentType: 'application/speculationrules+json' }),
    );
    await page.route('**/uk/choose-your-region', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto(`${visited.origin}/uk`);
    const request = page.waitForRequest(homeScreen);
    await page.mouse.wheel(0, 10);
    await request;
    const followed = page.waitForRequest('**/uk/choose-your-region');
    // A click that does not wait for the page.
    await page.locator('footer a[href="/uk/choose-your-region"]').first().dispatchEvent('click');
    await followed;
    fail();
    await settle(page);
    answer();
    await page.getByRole('heading', { level: 1, name: 'Where do you shop?' }).waitFor({ timeout: 5000 });
    expect(documents(watched, '/uk')).toBe(1);
  });

  it('after the build’s one reload shows an error page, where the visitor can try again', async () => {
    await using watched = await open('/uk/choose-your-region');
    const { page } = watched;
    await spendReload(page);
    await lose(page, homeScreen);
    await followToHome(page);
    await page.getByRole('heading', { level: 1, name: 'Something came loose.' }).waitFor();
    await settle(page);
    expect(documents(watched, '/uk')).toBe(0);
    await page.unroute(homeScreen);
    // Both links load a document: the file may exist by now.
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Toy Story Buzz Lightyear' }).waitFor({ timeout: 5000 });
    expect(new URL(page.url()).pathname).toBe('/uk');
  });

  it('where storage is blocked shows an error page, without a reload', async () => {
    await using watched = await visited.open({ reducedMotion: 'reduce' });
    const { page } = watched;
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await page.goto(`${visited.origin}/uk`);
    await hydrated(page);
    await lose(page, chooser);
    await followToChooser(page);
    await page.getByRole('heading', { level: 1, name: 'Something came loose.' }).waitFor();
    await settle(page);
    expect(documents(watched, '/uk/choose-your-region')).toBe(0);
  });
});

describe('page whose model can’t be loaded', () => {
  const openFailing = async (answer: (route: Route, request: Request) => Promise<void>) => {
    const watched = await open('/uk');
    const { page } = watched;
    await page.evaluate(() => {
      Object.assign(globalThis, { marked: true });
    });
    // The document that loads then fetches its model as well.
    await page.route('**/_model/**', (route, request) =>
      documents(watched, '/uk/choose-your-region') > 0 ? route.continue() : answer(route, request),
    );
    await followToChooser(page);
    await page.getByRole('heading', { level: 1, name: 'Where do you shop?' }).waitFor();
    await hydrated(page);
    return watched;
  };

  it.each([
    ['the network fails', 'abort'],
    ['the server answers 500', '500'],
    ['a proxy answers with HTML', 'html'],
    ['the answer is no page', 'json'],
    ['the answer is cut off', 'half'],
  ] as const)('because %s is loaded as a document', async (_, how) => {
    await using watched = await openFailing((route) => {
      if (how === 'abort') return route.abort();
      if (how === '500')
        return route.fulfill({ status: 500, contentType: 'application/json', body: '{"error":"render"}' });
      if (how === 'html')
        return route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>Log in to the Wi-Fi' });
      return route.fulfill({
        status: 200,
        contentType: 'application/json',
        body: how === 'json' ? '{"hello":1}' : '{"page":"home","shell":{',
      });
    });
    const { page } = watched;
    expect(await page.evaluate(() => 'marked' in globalThis)).toBe(false);
    expect(documents(watched, '/uk/choose-your-region')).toBe(1);
    expect(watched.problems().filter((problem) => problem.startsWith('page error'))).toEqual([]);
  });
});

describe('page that fails to render', () => {
  /**
   * Follows a link to a model whose screen or shell has no fields, as after a faulty release, until its document is
   * loaded.
   */
  const followToBroken = async (watched: WatchedPage, part: 'model' | 'shell', times = Infinity) => {
    const { page } = watched;
    let broken = 0;
    await page.route('**/_model/**', async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as { shell: object };
      const { home, site } = data.shell as Record<string, unknown>;
      if (broken++ < times && documents(watched, '/uk/choose-your-region') === 0)
        await route.fulfill({ response, json: { ...data, [part]: part === 'model' ? {} : { home, site } } });
      else await route.continue();
    });
    await page.locator(`footer a[href$="/choose-your-region"]`).first().click();
  };

  it.each(['model', 'shell'] as const)('because its %s is broken: loads once as a document [ER-5]', async (part) => {
    await using watched = await open('/uk');
    const { page } = watched;
    await followToBroken(watched, part);
    await eventually(() => documents(watched, '/uk/choose-your-region')).toBe(1);
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: 'Where do you shop?' }).waitFor();
    await settle(page);
    expect(documents(watched, '/uk/choose-your-region')).toBe(1);
  });

  it.each(['model', 'shell'] as const)(
    'because its %s is broken, after its one reload: shows an error in the region’s language, with header and footer',
    async (part) => {
      await using watched = await open('/de');
      const { page } = watched;
      await spendReload(page);
      await followToBroken(watched, part, 1);
      await page.getByRole('heading', { level: 1, name: 'Da hat sich etwas gelöst.' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
      expect(await page.locator('body > header, body > footer').count()).toBe(2);
      await settle(page);
      expect(documents(watched, '/de/choose-your-region')).toBe(0);
      // Going back returns to a page of this document, which can no longer render any page.
      await page.goBack();
      await eventually(() => documents(watched, '/de')).toBe(2);
      await hydrated(page);
      expect(await page.locator('body').getAttribute('data-page')).toBe('home');
    },
  );

  it('because its shell is broken during hydration: reloads once, and shows an error page where the visitor can try again', async () => {
    await using watched = await visited.open();
    const { page } = watched;
    await page.route('**/_model/de.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('"menus":[', '"menus":5,"none":[') });
    });
    await page.goto(`${visited.origin}/de`);
    await page.mouse.wheel(0, 10);
    await eventually(() => documents(watched, '/de')).toBe(2);
    await hydrated(page);
    expect(await page.locator('h1').innerText()).toBe('Da hat sich etwas gelöst.');
    await settle(page);
    expect(documents(watched, '/de')).toBe(2);
    await page.unroute('**/_model/de.json');
    await page.getByRole('link', { name: 'Erneut versuchen' }).click();
    await hydrated(page);
    expect(await page.locator('body').getAttribute('data-page')).toBe('home');
  });
});

describe('document that does not match its model', () => {
  it.each([
    ['of another build', { build: 'f'.repeat(12) }],
    ['of a later time', { expires: 1 }],
  ])('which is %s: is reloaded once at the first sign, and hydrates [ER-5]', async (_, other) => {
    await using watched = await visited.open();
    const { page } = watched;
    // If a route is removed while the document reloads, requests of the next document can be lost.
    let answered = 0;
    await page.route('**/_model/de.json', async (route) => {
      if (answered++ > 0) return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, json: { ...((await response.json()) as object), ...other } });
    });
    await page.goto(`${visited.origin}/de`);
    expect(documents(watched, '/de')).toBe(1);
    await page.mouse.wheel(0, 10);
    await eventually(() => documents(watched, '/de')).toBe(2);
    await hydrated(page);
    await settle(page);
    expect(documents(watched, '/de')).toBe(2);
    expect(watched.problems().filter((problem) => problem.startsWith('page error'))).toEqual([]);
  });
});
