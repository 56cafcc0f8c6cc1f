import { eventually, hydrated, visitedSite, type WatchOptions } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });
const desktop: WatchOptions = { viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference' };

const isStill = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((film: HTMLVideoElement) => film.paused);
const isShown = (page: Page) =>
  page
    .locator('video')
    .first()
    .evaluate((film: HTMLVideoElement) => getComputedStyle(film).opacity === '1');

describe('the machine that changes shape on a home', () => {
  it('plays once the page has loaded, without a sign of a person, and the carousel’s pause button holds it', async () => {
    await using watched = await visited.open(desktop);
    const { page } = watched;
    await page.goto(`${visited.origin}/us`, { waitUntil: 'load' });
    await eventually(() => isShown(page)).toBe(true);
    expect(await isStill(page)).toBe(false);
    await hydrated(page);
    await page.getByRole('button', { name: 'Pause' }).click();
    await eventually(() => isStill(page)).toBe(true);
    await page.getByRole('button', { name: 'Play' }).click();
    await eventually(() => isStill(page)).toBe(false);
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    ['on a phone', { viewport: { width: 390, height: 844 } }],
    ['where less motion is wanted', { reducedMotion: 'reduce' as const }],
  ])('is a picture %s, and nothing of it is fetched', async (_, options) => {
    await using watched = await visited.open({ ...desktop, ...options });
    const { page } = watched;
    await page.goto(`${visited.origin}/us`, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('video').first().isVisible()).toBe(false);
    expect(watched.requests().filter((request) => /\.(?:mp4|webm)/.test(request))).toEqual([]);
  });
});
