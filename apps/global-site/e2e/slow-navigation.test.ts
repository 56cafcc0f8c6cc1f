import { eventually, hydrated, visitedSite, type WatchedPage } from '@kinemorph/site/testing';
import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });

const chooser = '/de/choose-your-region';
const chooserScreen = /\/assets\/ChooseYour-.*\.js$/;
const models = '**/_model/**';
const progress = (page: Page) => page.locator('body > [role=status]');
const documents = (watched: WatchedPage) =>
  watched.requests().filter((request) => request === `GET ${visited.origin}${chooser}`).length;
/** Follows a link without hovering over it first, so nothing is prefetched. */
const follow = (page: Page, href = chooser) =>
  page.evaluate((path) => {
    document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click();
  }, href);
/** With the narrow space that German puts before an ellipsis. */
const announced = 'Einen Moment\u00A0…';
const hang = () => undefined;
/** Stops the page's timers: from here on its time passes only with `page.clock.runFor`. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1000);
}

describe('slow page', () => {
  it('is announced in the language of the page, and shown by a progress bar until it has loaded', async () => {
    await using watched = await visited.visit('/de');
    const { page } = watched;
    let held: Route | undefined;
    await page.route(models, (route) => {
      held = route;
    });
    await follow(page);
    await eventually(() => progress(page).textContent()).toBe(announced);
    // The bar grows from zero.
    await eventually(async () => (await progress(page).boundingBox())?.width).toBeGreaterThan(0);
    const box = await progress(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0 });
    expect(box?.height).toBeLessThan(8);
    expect(await progress(page).evaluate((bar) => getComputedStyle(bar).opacity)).toBe('1');
    await held?.continue();
    await eventually(() => page.locator('body').getAttribute('data-page')).toBe('choose-your-region');
    await eventually(() => progress(page).count()).toBe(0);
    expect(documents(watched)).toBe(0);
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    ['moves', 'no-preference'],
    ['stands still where motion is not wanted', 'reduce'],
  ] as const)('has a progress bar that %s', async (_, reducedMotion) => {
    await using watched = await visited.visit('/de', { reducedMotion });
    const { page } = watched;
    await page.route(models, hang);
    await follow(page);
    await eventually(() => progress(page).textContent()).not.toBe('');
    expect(await progress(page).evaluate((bar) => bar.getAnimations().length)).toBe(reducedMotion === 'reduce' ? 0 : 1);
  });

  it('that was left for another page leaves no progress bar, and does not replace that page', async () => {
    await using watched = await visited.visit('/de');
    const { page } = watched;
    let held: Route | undefined;
    await page.route(chooserScreen, (route) => {
      held = route;
    });
    await follow(page);
    await eventually(async () => held !== undefined && (await progress(page).textContent())).toBe(announced);
    await follow(page, '/de/manuals');
    await eventually(() => page.locator('body').getAttribute('data-page')).toBe('manuals');
    await held?.continue();
    await page.waitForTimeout(500);
    expect(await page.locator('body').getAttribute('data-page')).toBe('manuals');
    await eventually(() => progress(page).count()).toBe(0);
    expect(new URL(page.url()).pathname).toBe('/de/manuals');
  });
});

describe('page that loads', () => {
  it('is announced once by its title, invisibly', async () => {
    await using watched = await visited.visit('/us');
    const { page } = watched;
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      new MutationObserver((records) => {
        for (const { target, addedNodes } of records)
          if (target instanceof Element && target.matches('body > [role=status]') && addedNodes.length > 0)
            said.push(`${target.textContent} ${getComputedStyle(target).opacity}`);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Warranty' }).click();
    await page.getByRole('heading', { level: 1, name: 'Warranty' }).waitFor();
    const heard = () =>
      page.evaluate(() =>
        (globalThis as unknown as { said: string[] }).said.filter((text) => !text.startsWith('One moment')),
      );
    await eventually(heard).toEqual([`${await page.title()} 0`]);
    await eventually(() => progress(page).count()).toBe(0);
    expect(await heard()).toHaveLength(1);
    expect(watched.problems()).toEqual([]);
  });
});

describe('page that does not load', () => {
  it.each([
    ['model', models],
    ['screen', chooserScreen],
  ] as const)(
    'because its %s hangs is announced after 300 ms, and loaded as a document after 8 s; the request is aborted',
    async (_, what) => {
      await using watched = await visited.visit('/de');
      const { page } = watched;
      const requested = page.waitForRequest(what);
      await page.route(what, hang, { times: 1 });
      await stopClock(page);
      await follow(page);
      const request = await requested;
      await page.clock.runFor(299);
      expect(await progress(page).textContent()).toBe('');
      await page.clock.runFor(1);
      expect(await progress(page).textContent()).toBe(announced);
      await page.clock.runFor(7_699);
      // A document that is loaded too early would have been requested by now.
      await page.waitForTimeout(300);
      expect(documents(watched)).toBe(0);
      await page.clock.runFor(1);
      await eventually(() => documents(watched)).toBe(1);
      await page.clock.resume();
      await hydrated(page);
      expect(await page.locator('body').getAttribute('data-page')).toBe('choose-your-region');
      expect(request.failure()?.errorText).toBe('net::ERR_ABORTED');
      await page.waitForTimeout(1500);
      expect(documents(watched)).toBe(1);
      expect(await progress(page).count()).toBe(0);
    },
  );

  it('although it was prefetched on hover is loaded as a document', async () => {
    await using watched = await visited.visit('/de');
    const { page } = watched;
    await page.route(models, hang);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Deutschland' });
    await link.hover();
    await stopClock(page);
    await link.click();
    await eventually(() => progress(page).count()).toBe(1);
    await page.clock.runFor(300);
    expect(await progress(page).textContent()).toBe(announced);
    await page.clock.runFor(7_700);
    await eventually(() => documents(watched)).toBe(1);
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
});
