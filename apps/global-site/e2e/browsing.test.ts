import { regionIds } from '@kinemorph/content';
import { eventually, hydrated, visitedSite, words, type WatchOptions } from '@kinemorph/site/testing';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { afterTheSales, regions } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });
const duringThePreOrder = visitedSite('global-site', { SITE_CLOCK: '2025-04-10T12:00:00Z' });

const wide = { viewport: { width: 1440, height: 900 } };
const narrow = { viewport: { width: 390, height: 844 } };

const open = (path: string, options: WatchOptions = {}) => visited.visit(path, { ...wide, ...options });

/** Sets a mark that a new document does not have. */
async function mark(page: Page) {
  await page.evaluate(() => {
    Object.assign(globalThis, { marked: true });
  });
}
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);
const pageviews = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis as { dataLayer?: { event: string; path: string; title: string; region: string }[] }).dataLayer ?? [],
  );
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
/** Polls, since a panel fades out after it has closed. */
const isOpen = (panel: Locator) => eventually(() => panel.evaluate((element) => element.matches(':popover-open')));
/** Presses Tab until an element with this name has the focus. */
async function tabTo(page: Page, name: string | RegExp, most = 60) {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await focusedName(page);
    if (typeof name === 'string' ? here === name : name.test(here)) return;
  }
  throw new Error(`no Tab of ${most} reached ${String(name)}; the focus is on ${await focusedName(page)}`);
}
const arrived = (page: Page, path: string) => eventually(() => new URL(page.url()).pathname).toBe(path);

describe('home, region chooser and not-found page', () => {
  it.concurrent.each(regions)(
    'of $id hydrate without errors, warnings or CSP violations, and request only their own site [PB-14]',
    async ({ id }) => {
      for (const path of [`/${id}`, `/${id}/choose-your-region`, `/${id}/no-such-page`]) {
        await using watched = await open(path, { expects: /404.*no-such-page/ });
        const { page } = watched;
        // Everything on the page is fetched, and the browser warns about an unused preload after some seconds.
        await page.evaluate(() => {
          scrollTo(0, document.body.scrollHeight);
        });
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(4000);
        expect(watched.problems(), path).toEqual([]);
        expect(
          watched.requests().filter((request) => !request.startsWith(`GET ${visited.origin}/`)),
          path,
        ).toEqual([]);
      }
    },
  );
});

describe('page model', () => {
  it('is requested once: for the page itself on load, for a link on hover, and not again on click [AP-3]', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    const requests = () =>
      watched
        .requests()
        .filter((request) => request.includes('/_model/'))
        .map((request) => new URL(request.split(' ')[1] ?? '').pathname);
    await page.waitForLoadState('networkidle');
    // The request that completes the outline in the document.
    const own = '/_model/us.json';
    await eventually(requests).toEqual([own]);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' });
    await link.hover();
    await eventually(requests).toEqual([own, '/_model/us/warranty.json']);
    await link.click();
    await arrived(page, '/us/warranty');
    await page.getByRole('heading', { level: 1, name: 'Warranty' }).waitFor();
    expect(requests()).toEqual([own, '/_model/us/warranty.json']);
    // Another address has another model.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Shipping' }).click();
    await arrived(page, '/us/shipping');
    expect(requests()).toEqual([own, '/_model/us/warranty.json', '/_model/us/shipping.json']);
    expect(watched.problems()).toEqual([]);
  });
});

describe('the header', () => {
  it('opens its menu by mouse, and closes it on Escape or a click outside', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    const menu = page.locator('#menu-products');
    const opener = page.getByRole('button', { name: 'Products' });
    await isOpen(menu).toBe(false);
    await opener.click();
    await isOpen(menu).toBe(true);
    // Thirteen products, and the list of all.
    expect(await menu.getByRole('link').count()).toBe(14);
    await page.keyboard.press('Escape');
    await isOpen(menu).toBe(false);
    await opener.click();
    await page.locator('main').click({ position: { x: 5, y: 760 } });
    await isOpen(menu).toBe(false);
    expect(watched.problems()).toEqual([]);
  });

  it('opens its menu by keyboard, moves the focus into it, and returns the focus on Escape', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Skip to content');
    await tabTo(page, 'Products', 5);
    await page.keyboard.press('Enter');
    const menu = page.locator('#menu-products');
    await isOpen(menu).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toMatch(/^Flagship Bumblebee/);
    await page.keyboard.press('Escape');
    await isOpen(menu).toBe(false);
    expect(await focusedName(page)).toBe('Products');
    expect(watched.problems()).toEqual([]);
  });

  it('has the skip link first in the tab order, before the campaign line', async () => {
    await using watched = await duringThePreOrder.visit('/us', wide);
    const { page } = watched;
    const line = page.getByRole('complementary', { name: 'Announcement' }).getByRole('link');
    expect(await line.count()).toBe(1);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Skip to content');
    await page.keyboard.press('Tab');
    await eventually(() => line.evaluate((link) => link === document.activeElement)).toBe(true);
    expect(watched.problems()).toEqual([]);
  });

  it('skips to the content by keyboard', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('content');
    expect(new URL(page.url()).hash).toBe('#content');
    expect(watched.problems()).toEqual([]);
  });

  it('has one panel for all menus on a phone, for pointer and keyboard', async () => {
    await using watched = await open('/de', narrow);
    const { page } = watched;
    const panel = page.locator('#menu-all');
    const opener = page.getByRole('button', { name: 'Menü öffnen' });
    await opener.click();
    await isOpen(panel).toBe(true);
    await panel.getByText('Produkte').click();
    expect(await panel.getByRole('link', { name: 'Flagship Bumblebee' }).isVisible()).toBe(true);
    await panel.getByRole('button', { name: 'Menü schließen' }).click();
    await isOpen(panel).toBe(false);
    await opener.focus();
    await page.keyboard.press('Enter');
    await isOpen(panel).toBe(true);
    await page.keyboard.press('Escape');
    await isOpen(panel).toBe(false);
    expect(watched.problems()).toEqual([]);
  });
});

describe('the carousel', () => {
  const slides = (page: Page) => page.getByRole('region', { name: 'Highlights' }).locator('[role=group]');
  const current = (page: Page) => page.locator('[role=group][data-current]').getAttribute('aria-label');

  it('moves by its arrows and its dots, and makes all other slides inert', async () => {
    await using watched = await open('/us', { reducedMotion: 'reduce' });
    const { page } = watched;
    expect(await slides(page).count()).toBe(3);
    expect(await current(page)).toBe('Slide 1 of 3');
    await page.getByRole('button', { name: 'Next slide' }).click();
    await eventually(() => current(page)).toBe('Slide 2 of 3');
    await eventually(() =>
      page
        .getByRole('heading', { name: 'Flagship Optimus Prime', level: 2 })
        .evaluate(
          (heading) =>
            Math.round(heading.getBoundingClientRect().left) >= 0 &&
            heading.getBoundingClientRect().right <= innerWidth,
        ),
    ).toBe(true);
    await page.getByRole('button', { name: 'Slide 1 of 3' }).click();
    await eventually(() => current(page)).toBe('Slide 1 of 3');
    await page.getByRole('button', { name: 'Previous slide' }).click();
    await eventually(() => current(page)).toBe('Slide 3 of 3');
    expect(await slides(page).evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert))).toEqual([
      true,
      true,
      false,
    ]);
    expect(watched.problems()).toEqual([]);
  });

  it('moves by the arrow keys', async () => {
    await using watched = await open('/us', { reducedMotion: 'reduce' });
    const { page } = watched;
    await tabTo(page, 'Next slide');
    await page.keyboard.press('ArrowRight');
    await eventually(() => current(page)).toBe('Slide 2 of 3');
    await page.keyboard.press('ArrowLeft');
    await eventually(() => current(page)).toBe('Slide 1 of 3');
    await page.keyboard.press('Enter');
    await eventually(() => current(page)).toBe('Slide 2 of 3');
    expect(watched.problems()).toEqual([]);
  });

  it('advances automatically until it is paused, and never with reduced motion', async () => {
    const tenSeconds = 10_000;
    await Promise.all([
      (async () => {
        await using watched = await open('/uk');
        await eventually(() => current(watched.page)).toBe('Slide 2 of 4');
        expect(watched.problems()).toEqual([]);
      })(),
      (async () => {
        await using watched = await open('/uk');
        await watched.page.getByRole('button', { name: 'Pause' }).click();
        // Outside the carousel, so that only the pause button stops it.
        await watched.page.mouse.move(700, 5);
        await watched.page.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
        });
        await watched.page.waitForTimeout(tenSeconds);
        expect(await current(watched.page)).toBe('Slide 1 of 4');
        expect(await watched.page.getByRole('button', { name: 'Play' }).isVisible()).toBe(true);
        expect(watched.problems()).toEqual([]);
      })(),
      (async () => {
        await using watched = await open('/uk', { reducedMotion: 'reduce' });
        await watched.page.waitForTimeout(tenSeconds);
        expect(await current(watched.page)).toBe('Slide 1 of 4');
      })(),
    ]);
  });
});

describe('navigation', () => {
  it('opens a page of the region and goes back in the same document, with head, scroll position and pageviews [RG-6][PB-7][PB-8]', async () => {
    await using watched = await open('/uk');
    const { page } = watched;
    const region = words('content/messages/regions', 'en-GB');
    const home = words('content/messages/home', 'en-GB');
    await mark(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'United Kingdom - English' });
    await link.scrollIntoViewIfNeeded();
    const depth = await page.evaluate(() => scrollY);
    expect(depth).toBeGreaterThan(500);
    await link.click();
    await page.getByRole('heading', { level: 1, name: region('region.title') }).waitFor();
    await arrived(page, '/uk/choose-your-region');
    expect(await page.title()).toBe(region('region.head.title'));
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(
      `${visited.origin}/uk/choose-your-region`,
    );
    // One for each region, and the x-default.
    expect(await page.locator('link[rel=alternate]').count()).toBe(regionIds.length + 1);
    expect(await page.locator('body').getAttribute('data-page')).toBe('choose-your-region');
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await arrived(page, '/uk');
    await eventually(() => page.title()).toBe(home('home.head.title'));
    await eventually(() => page.evaluate(() => scrollY)).toBe(depth);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${visited.origin}/uk`);
    expect(await isMarked(page)).toBe(true);
    expect(await pageviews(page)).toEqual([
      { event: 'virtualPageview', path: '/uk', title: home('home.head.title'), region: 'uk' },
      { event: 'virtualPageview', path: '/uk/choose-your-region', title: region('region.head.title'), region: 'uk' },
      { event: 'virtualPageview', path: '/uk', title: home('home.head.title'), region: 'uk' },
    ]);
    expect(watched.requests().filter((request) => request === `GET ${visited.origin}/uk/choose-your-region`)).toEqual(
      [],
    );
    expect(watched.problems()).toEqual([]);
  });

  it.each(['main', 'footer'])(
    'restores the scroll position on Back when the focus is in the %s of the page [PB-8]',
    async (part) => {
      await using watched = await open('/us');
      const { page } = watched;
      await page.evaluate(() => {
        scrollTo({ top: 1500, behavior: 'instant' });
        navigation.addEventListener('navigate', () => Object.assign(globalThis, { left: scrollY }), { once: true });
      });
      await page.getByRole('button', { name: 'Products' }).click();
      await page
        .locator('#menu-products')
        .getByRole('link', { name: /^Flagship Bumblebee/ })
        .click();
      await arrived(page, '/us/flagship-bumblebee');
      await page.locator('#gallery').waitFor();
      const depth = await page.evaluate(() => (globalThis as { left?: number }).left);
      expect(depth).toBeGreaterThan(500);
      // A wide window does not have the buy bar of phones.
      const last = page.locator(`${part} a`).filter({ visible: true }).last();
      await last.evaluate((link) => {
        link.focus();
        const left = document.querySelector('#gallery');
        // The page still scrolls during the navigation, as after a swipe.
        const glide = () => {
          if (!left?.isConnected) return;
          scrollBy({ top: -10, behavior: 'instant' });
          requestAnimationFrame(glide);
        };
        glide();
        history.back();
      });
      await arrived(page, '/us');
      await eventually(() => page.evaluate(() => scrollY)).toBe(depth);
      expect(watched.problems()).toEqual([]);
    },
  );

  it('reports no errors when the visitor leaves a page before it is shown', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await page.evaluate(async () => {
      const paths = ['/us/faq', '/us/manuals'];
      // Both pages are prefetched the second time: each transition begins during the one before.
      for (const path of [...paths, ...paths, ...paths, ...paths]) await navigation.navigate(path).finished;
    });
    await arrived(page, '/us/manuals');
    await page.waitForTimeout(500);
    expect(watched.problems()).toEqual([]);
  });

  it('works by keyboard: from the header to the region chooser, and from there to the home page', async () => {
    await using watched = await open('/fr');
    const { page } = watched;
    await mark(page);
    await tabTo(page, /France · Français$/, 12);
    await page.keyboard.press('Enter');
    await arrived(page, '/fr/choose-your-region');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tabTo(page, 'Kinemorph');
    await page.keyboard.press('Enter');
    await arrived(page, '/fr');
    await eventually(() => page.title()).toBe(words('content/messages/home', 'fr-FR')('home.head.title'));
    expect(await isMarked(page)).toBe(true);
    expect(watched.problems()).toEqual([]);
  });

  it('scrolls to the top on a link to the current page, without another pageview [RG-11]', async () => {
    await using watched = await open('/uk');
    const { page } = watched;
    await mark(page);
    await page.evaluate(() => {
      scrollTo(0, 900);
    });
    await page.getByRole('link', { name: 'Kinemorph', exact: true }).first().click();
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    expect(await isMarked(page)).toBe(true);
    expect(await pageviews(page)).toHaveLength(1);
    expect(watched.problems()).toEqual([]);
  });

  it('shows the region’s not-found page for a dead link, with a link to the home page [RG-5]', async () => {
    await using watched = await open('/de', { expects: /404.*no-such-page/ });
    const { page } = watched;
    await mark(page);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/de/no-such-page';
      link.textContent = 'dead';
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'dead' }).click();
    await page
      .getByRole('heading', { level: 1, name: words('screens/src/not-found/copy', 'de-DE')('title') })
      .waitFor();
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await arrived(page, '/de');
    await eventually(() => page.locator('meta[name=robots]').count()).toBe(0);
    expect(await isMarked(page)).toBe(true);
    expect(watched.problems()).toEqual([]);
  });

  it('loads a document for another region [RG-6]', async () => {
    await using watched = await open('/uk/choose-your-region');
    const { page } = watched;
    await mark(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Germany/ })
      .click();
    await arrived(page, '/de');
    await hydrated(page);
    expect(await isMarked(page)).toBe(false);
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(watched.requests()).toContain(`GET ${visited.origin}/de`);
    expect(watched.problems()).toEqual([]);
  });
});

describe('the region', () => {
  it('is shown as "Canada - English" once Canada was chosen, also after a reload [RG-8][RG-9][RG-10]', async () => {
    await using watched = await open('/us/choose-your-region');
    const { page } = watched;
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'United States - English' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Canada/ })
      .click();
    await arrived(page, '/us');
    await footer.getByRole('link', { name: 'Canada - English' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('country'))).toBe('CA');
    await page.reload();
    await footer.getByRole('link', { name: 'Canada - English' }).waitFor();
    await page.evaluate(() => {
      localStorage.setItem('country', 'JP');
    });
    await page.reload();
    await footer.getByRole('link', { name: 'Other Regions - English' }).waitFor();
    // Only on us a country has its own name.
    await page.goto(`${visited.origin}/de`);
    await footer.getByRole('link', { name: 'Deutschland · Deutsch' }).waitFor();
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    ['markup', '<script>'],
    ['nothing', ''],
    ['an object', '{"a":1}'],
    ['a long text', 'XX'.repeat(400)],
  ])('ignores %s as the stored country', async (_, country) => {
    await using watched = await open('/us');
    const { page } = watched;
    await page.evaluate((value) => {
      localStorage.setItem('country', value);
    }, country);
    await page.reload();
    await hydrated(page);
    expect(await page.getByRole('contentinfo').getByRole('link', { name: 'United States - English' }).count()).toBe(1);
    expect(watched.problems()).toEqual([]);
  });

  it('is stored for a year, for the whole site, in a cookie that only the time response sets [RG-3]', async () => {
    await using watched = await visited.open(wide);
    const { page, context } = watched;
    const setters: string[] = [];
    page.on('response', (response) => {
      void response.headersArray().then(
        (headers) => {
          if (headers.some(({ name }) => name.toLowerCase() === 'set-cookie'))
            setters.push(new URL(response.url()).pathname);
        },
        // The test may close the page before the browser reports the headers of its last pictures.
        () => undefined,
      );
    });
    await page.goto(`${visited.origin}/fr`);
    await eventually(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toEqual([
      'region=fr',
    ]);
    const [cookie] = await context.cookies();
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
    await eventually(() => setters).toEqual(['/ssr/timestamp']);
    await page.goto(visited.origin);
    await arrived(page, '/fr');
    expect(watched.problems()).toEqual([]);
  });

  it('that matches the browser’s language is suggested in that language, without a redirect, until dismissed', async () => {
    await using watched = await open('/us', { locale: 'de-DE' });
    const { page } = watched;
    const region = words('content/messages/regions', 'de-DE');
    const offer = page.getByRole('complementary', { name: region('region.offer.go') });
    await offer.waitFor();
    expect(await offer.getAttribute('lang')).toBe('de-DE');
    expect(await offer.innerText()).toContain(region('region.offer'));
    expect(await offer.getByRole('link').getAttribute('href')).toBe(`${visited.origin}/de`);
    expect(new URL(page.url()).pathname).toBe('/us');
    await offer.getByRole('button').click();
    await offer.waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    await page.waitForTimeout(300);
    expect(await offer.count()).toBe(0);
    expect(watched.problems()).toEqual([]);
  });

  it('is not suggested to a reader whose language the page already has', async () => {
    await using watched = await open('/us', { locale: 'en-AU' });
    await watched.page.waitForTimeout(300);
    const { page } = watched;
    expect(
      await page
        .getByRole('complementary')
        .filter({ has: page.getByRole('button') })
        .count(),
    ).toBe(0);
  });

  it('can be chosen where storage is blocked', async () => {
    await using watched = await visited.open(wide);
    const { page } = watched;
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto(`${visited.origin}/us/choose-your-region`);
    await hydrated(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Canada/ })
      .click();
    await arrived(page, '/us');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(watched.problems()).toEqual([]);
  });
});
