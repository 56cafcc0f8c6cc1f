import type { RegionId } from '@kinemorph/content';
import { eventually, visitedSite, words, type Tab } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { hiddenStops } from './support/hidden-focus.ts';
import { lookingAtAll, visitorPages } from './support/pages.ts';
import { afterTheSales } from './support/regions.ts';

// With a vendor that needs consent, so that regions of the EU show the consent question.
const visited = visitedSite('global-site', {
  SITE_CLOCK: afterTheSales,
  TAG_MANAGER_URL: 'https://vendor.example/tag-manager.js',
});

/** 1280 × 1024 at 400 %, a phone with its bars, and a small desktop, in CSS px. */
const windows = [
  { width: 320, height: 256 },
  { width: 390, height: 664 },
  { width: 1280, height: 800 },
];
const still = { reducedMotion: 'reduce' } as const;
const sized = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

/** Returns the address of one page of each screen in a region. */
const aPageOfEach = (region: RegionId) => [
  ...new Map(visitorPages(region).map((page) => [page.screen, page.address])).values(),
];

describe('the focused element', () => {
  it('is not behind a bar, on one page of each screen and in each window size', lookingAtAll, async () => {
    const walk = async ({ page, visit }: Tab, address: string) => {
      await visit(address);
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        expect(await hiddenStops(page, 40), `${address} at ${sized(viewport)}`).toEqual([]);
      }
    };
    await visited.inTabs(aPageOfEach('us'), walk, still);
  });

  it.each(windows)(
    'is not behind the consent question or the region suggestion in a window of $width × $height',
    lookingAtAll,
    async (viewport) => {
      const question = async () => {
        await using watched = await visited.visit('/uk/flagship-bumblebee', { ...still, viewport });
        await watched.page.locator('section[data-at-the-foot]').waitFor();
        expect(await hiddenStops(watched.page, 60), `the question at ${sized(viewport)}`).toEqual([]);
      };
      const offer = async () => {
        await using watched = await visited.visit('/us/flagship-bumblebee', { ...still, viewport, locale: 'de-DE' });
        await watched.page.locator('aside[lang=de-DE]').waitFor();
        expect(await hiddenStops(watched.page, 60), `the offer at ${sized(viewport)}`).toEqual([]);
      };
      await Promise.all([question(), offer()]);
    },
  );

  it('is the page content after the region suggestion is closed', async () => {
    await using watched = await visited.visit('/us', { ...still, locale: 'de-DE' });
    const { page } = watched;
    await page.locator('aside[lang=de-DE]').getByRole('button').press('Enter');
    await page.locator('aside[lang=de-DE]').waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
  });
});

/** Returns the addresses of the header and footer links that are marked as the current page. */
const currentLinks = (page: Page) =>
  page
    .locator('body > :is(header, footer) [aria-current=page]')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);

describe('header and footer', () => {
  it('mark the links to the current page, before React runs and after a navigation', async () => {
    await using unscripted = await visited.open({ javaScriptEnabled: false });
    await unscripted.page.goto(`${visited.origin}/de/manuals`);
    expect(await currentLinks(unscripted.page)).toEqual(['/de/manuals']);
    await using watched = await visited.visit('/de/manuals', still);
    const { page } = watched;
    expect(await currentLinks(page)).toEqual(['/de/manuals']);
    await page.locator('body > footer a[href="/de/warranty"]').click();
    await eventually(() => currentLinks(page)).toEqual(['/de/warranty']);
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    ['us', 'en-US'],
    ['de', 'de-DE'],
  ])('of %s have one region link with a descriptive name', async (region, locale) => {
    await using watched = await visited.visit(`/${region}`, { ...still, viewport: { width: 1280, height: 800 } });
    const { page } = watched;
    const label = await page.locator('body > footer a[href$="/choose-your-region"]').last().innerText();
    const name = words('i18n/messages', locale)('nav.region').replace('{region}', label.trim());
    for (const part of ['banner', 'contentinfo'] as const)
      expect(await page.getByRole(part).getByRole('link', { name, exact: true }).count(), part).toBe(1);
    await page.setViewportSize({ width: 390, height: 664 });
    await page.getByRole('button', { name: words('i18n/messages', locale)('nav.open') }).click();
    expect(await page.locator('#menu-all').getByRole('link', { name, exact: true }).count()).toBe(1);
  });
});

describe('the cards of the Hub and the Studio', () => {
  it('have exactly one link each', async () => {
    await using watched = await visited.visit('/us', still);
    const { page } = watched;
    for (const name of ['Browse the Hub', 'Open the Studio'])
      expect(await page.getByRole('main').getByRole('link', { name, exact: true }).count(), name).toBe(1);
  });
});
