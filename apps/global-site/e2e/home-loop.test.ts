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

describe('transformation film on the home page', () => {
  it('plays after load without a first sign, and is paused by the carousel’s button', async () => {
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
  ])('is hidden %s, and its file is not requested', async (_, options) => {
    await using watched = await visited.open({ ...desktop, ...options });
    const { page } = watched;
    await page.goto(`${visited.origin}/us`, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    expect(await page.locator('video').first().isVisible()).toBe(false);
    expect(watched.requests().filter((request) => /\.(?:mp4|webm)/.test(request))).toEqual([]);
  });
});
