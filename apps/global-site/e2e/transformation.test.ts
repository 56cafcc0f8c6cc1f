import { eventually, hydrated, visitedSite, type WatchOptions } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });
const phone: WatchOptions = {
  viewport: { width: 390, height: 664 },
  deviceScaleFactor: 3,
  reducedMotion: 'no-preference',
};
/** In bytes: the budget of a scene on a phone, its first still included. */
const budget = 900_000;

/** The pages with a machine that changes shape as the visitor scrolls. */
const pages = ['/us/flagship-bumblebee', '/us/flagship-optimus-prime', '/us/grimlock-g1-flagship'];

const sceneOf = (page: Page) => page.locator('section', { has: page.locator('canvas') });
const stillsOf = (page: Page) => sceneOf(page).locator('ol img');

/** Scrolls to a share (0 … 1) of the scene's scroll distance. */
async function scrollScene(page: Page, share: number): Promise<void> {
  await page.locator('canvas').evaluate((canvas, part) => {
    const track = canvas.closest('section > div') as HTMLElement;
    const { top, height } = track.getBoundingClientRect();
    scrollTo({ top: scrollY + top + part * (height - innerHeight), behavior: 'instant' });
  }, share);
}

/** The picture on the canvas, as a data URL. */
const shown = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL('image/jpeg', 0.5));

/**
 * Returns the picture at a share of the scene's scroll distance once it is final: frames that are not decoded yet are
 * replaced by their neighbours.
 */
async function settledAt(page: Page, share: number): Promise<string> {
  let last = '';
  await eventually(async () => {
    const before = last;
    // Repeated, since pictures that load above may move the scene.
    await scrollScene(page, share);
    await page.waitForTimeout(300);
    last = await shown(page);
    return last === before;
  }).toBe(true);
  return last;
}

/** Returns the bytes that a page has fetched for a scene. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap((entry) => (/\.strip|(?:first|half|last)-\d+-/.test(entry.name) ? [entry.encodedBodySize] : []))
      .reduce((sum, bytes) => sum + bytes, 0),
  );

describe.each(pages)('transformation on %s', (path) => {
  it('loads when it is scrolled near, plays forward and back with the scroll, and stays within the phone’s budget', async () => {
    await using watched = await visited.open(phone);
    const { page } = watched;
    await page.goto(visited.origin + path, { waitUntil: 'load' });
    await hydrated(page);
    const strips = () => watched.requests().filter((request) => request.includes('.strip')).length;
    expect(strips()).toBe(0);
    await scrollScene(page, 0);
    await page.locator('canvas[data-playing]').waitFor();
    const start = await settledAt(page, 0);
    expect(await settledAt(page, 1)).not.toBe(start);
    expect(await settledAt(page, 0)).toBe(start);
    expect(strips()).toBe(1);
    expect(await fetched(page)).toBeGreaterThan(0);
    expect(await fetched(page)).toBeLessThanOrEqual(budget);
    expect(watched.problems()).toEqual([]);
  });

  it('shows three stills with reduced motion, and loads no strip', async () => {
    await using watched = await visited.open({ ...phone, reducedMotion: 'reduce' });
    const { page } = watched;
    await page.goto(visited.origin + path, { waitUntil: 'load' });
    await hydrated(page);
    await sceneOf(page).scrollIntoViewIfNeeded();
    for (const still of await stillsOf(page).all()) await still.scrollIntoViewIfNeeded();
    expect(await stillsOf(page).evaluateAll((stills) => stills.filter((still) => still.checkVisibility()).length)).toBe(
      3,
    );
    expect(watched.requests().filter((request) => request.includes('.strip'))).toEqual([]);
  });

  it('shows three stills without JavaScript', async () => {
    await using watched = await visited.open({ ...phone, javaScriptEnabled: false });
    const { page } = watched;
    await page.goto(visited.origin + path, { waitUntil: 'load' });
    await expect.poll(() => stillsOf(page).first().isVisible()).toBe(true);
    expect(await stillsOf(page).count()).toBe(3);
    expect(await page.locator('canvas').isVisible()).toBe(false);
  });
});
