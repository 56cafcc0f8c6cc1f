import { eventually, openWatched, startBuiltSite } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';

const line = (page: Page) => page.getByRole('complementary').locator('[data-time-left]');
const left = (page: Page) => line(page).getAttribute('data-left');
const isHydrated = (page: Page) => page.evaluate(() => 'hydrated' in document.documentElement.dataset);

/** Opens a page of a site whose clock starts at an instant. */
async function atInstant(
  clock: string,
  path: string,
  look: (page: Page, problems: () => readonly string[]) => Promise<void>,
  options = {},
): Promise<void> {
  const [site, browser] = await Promise.all([startBuiltSite('global-site', { SITE_CLOCK: clock }), launchBrowser()]);
  try {
    await using watched = await openWatched(browser, options);
    await watched.page.goto(site.origin + path);
    await look(watched.page, watched.problems);
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
}

describe('the line above the header, during a campaign [NV-5]', () => {
  it('links to the campaign and counts down in the page’s language, before React starts', () =>
    atInstant('2024-12-01T12:00:00Z', '/de/where-to-buy', async (page, problems) => {
      await eventually(() => left(page)).toMatch(/^1 Tg\., \d{1,2}:\d\d:\d\d$/);
      const first = await left(page);
      await eventually(() => left(page)).not.toBe(first);
      expect(await isHydrated(page)).toBe(false);
      await page.getByRole('complementary').getByRole('link').click();
      await page.waitForURL('**/de/black-friday');
      // The campaign's own page has the same information in its first view.
      await eventually(() => line(page).count()).toBe(0);
      expect(problems()).toEqual([]);
    }));

  it('shows the last day without JavaScript', () =>
    atInstant(
      '2024-12-01T12:00:00Z',
      '/us',
      async (page) => {
        expect(await line(page).innerText()).toBe('Until December\u00a02');
      },
      { javaScriptEnabled: false },
    ));

  it('keeps counting after React has started, and disappears when the campaign ends', () =>
    atInstant('2024-12-02T22:59:40Z', '/fr', async (page) => {
      await eventually(() => left(page)).toMatch(/^0:00:\d\d$/);
      await eventually(() => isHydrated(page)).toBe(true);
      await eventually(() => line(page).count()).toBe(0);
    }));
});
