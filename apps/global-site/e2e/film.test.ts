import { ask, hydrated, visitedSite } from '@kinemorph/site/testing';
import { expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });

const path = '/us/grimlock-g1-flagship';
const isFilm = (address: string) => /\.(?:mp4|webm)$/.test(address);

it('key visual film: is requested only when opened, plays, and returns the focus when closed [SC-6]', async () => {
  await using watched = await visited.open({ viewport: { width: 1440, height: 900 } });
  const { page } = watched;
  await page.goto(visited.origin + path, { waitUntil: 'networkidle' });
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Watch the video' });
  await button.focus();
  expect(watched.requests().filter(isFilm)).toEqual([]);

  await page.keyboard.press('Enter');
  const film = page.getByRole('dialog').locator('video');
  await film.waitFor();
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  // Not awaited: `play()` of a film that can't play never settles. The assertion below then shows what is missing.
  await film.evaluate((video: HTMLVideoElement) => void video.play().catch(() => undefined));
  const state = () =>
    film.evaluate(({ currentTime, readyState, videoWidth, videoHeight, error }: HTMLVideoElement) => ({
      moves: currentTime > 0.5,
      ready: readyState >= 2,
      size: [videoWidth, videoHeight],
      error,
    }));
  await expect.poll(state, { timeout: 15_000 }).toEqual({ moves: true, ready: true, size: [960, 540], error: null });

  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(watched.problems()).toEqual([]);
});

it('key visual film without JavaScript: is a link to a file that supports range requests [SC-6, PB-14]', async () => {
  await using watched = await visited.open({ javaScriptEnabled: false });
  await watched.page.goto(visited.origin + path);
  const href = await watched.page.getByRole('link', { name: 'Watch the video' }).getAttribute('href');
  expect(href).toMatch(/^\/assets\/[\w-]+\.mp4$/);
  const { status, headers } = await ask(visited.origin, href ?? '', { headers: { range: 'bytes=0-99' } });
  expect([
    status,
    headers['content-type'],
    headers['accept-ranges'],
    headers['content-length'],
    headers['cache-control'],
  ]).toEqual([206, 'video/mp4', 'bytes', '100', 'public, max-age=31536000, immutable']);
  expect(headers['content-range']).toMatch(/^bytes 0-99\/\d{5,}$/);
});
