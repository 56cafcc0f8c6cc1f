import { hydrated, phone, visitedSite } from '@kinemorph/site/testing';
import pMap from 'p-map';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { lookingAtAll, visitorPages, type OpenPage } from './support/pages.ts';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales, SITE_PREVIEW: '1' });

interface Place {
  readonly of: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
}

/** Returns the position of every element with words or a picture, in CSS pixels of the document. */
function places(page: Page): Promise<readonly Place[]> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return Array.from(document.querySelectorAll('h1, h2, h3, p, a, button, img, footer'), (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return {
        of: `${element.tagName} ${element.textContent || element.getAttribute('src')}`.slice(0, 80),
        box: [x, y + scrollY, width, height] as const,
      };
    });
  });
}

/** Returns the places that moved by more than the pixel by which a smaller size of a picture may be rounded. */
const moved = (before: readonly Place[], after: readonly Place[]) =>
  after.flatMap((place, index) => {
    const was = before[index];
    return was?.of === place.of && place.box.every((side, edge) => Math.abs(side - (was.box[edge] ?? NaN)) <= 1)
      ? []
      : [{ was, is: place }];
  });

it.each([
  { region: 'us', screen: 'a phone', options: phone },
  { region: 'jp', screen: 'a wide screen', options: { viewport: { width: 1440, height: 900 } } },
] as const)(
  'late pictures: move nothing on a page of $region on $screen',
  lookingAtAll,
  async ({ region, options }) => {
    const look = async ({ address }: OpenPage) => {
      // Carousels and counters do not move.
      await using watched = await visited.open({ ...options, reducedMotion: 'reduce' });
      const { page } = watched;
      const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
      await page.route(/\.(?:avif|webp)$/, async (route) => {
        await come;
        await route.continue();
      });
      await page.goto(visited.origin + address, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const before = await places(page);
      letCome();
      const came = await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
        return Array.from(document.images).filter(({ naturalWidth }) => naturalWidth > 0).length;
      });
      expect(moved(before, await places(page)), address).toEqual([]);
      expect(came, address).toBe(await page.locator('img').count());
    };
    await pMap(visitorPages(region), look, { concurrency: 2 });
  },
);

/** The largest accepted layout shift when the font arrives, as a CLS score: a tenth of the limit for good. */
const lateFont = 0.01;

/** Records the layout shifts of a page from now on. */
async function watchShifts(page: Page): Promise<{ readonly sum: () => Promise<number> }> {
  const noted = await page.evaluateHandle(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(value);
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  return { sum: () => noted.evaluate((shifts) => shifts.reduce((sum, shift) => sum + shift, 0)) };
}

it.each(
  (['us', 'de', 'jp'] as const).flatMap((region) => [
    { region, screen: 'a phone', options: phone },
    { region, screen: 'a wide screen', options: { viewport: { width: 1440, height: 900 } } },
  ]),
)(
  'late font: hardly shifts a page of $region on $screen, since the fallback font has the same metrics',
  lookingAtAll,
  async ({ region, options }) => {
    for (const path of ['', '/flagship-bumblebee', '/login']) {
      await using watched = await visited.open({ ...options, reducedMotion: 'reduce' });
      const { page } = watched;
      const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
      await page.route(/\.woff2$/, async (route) => {
        await come;
        await route.continue();
      });
      await page.goto(`${visited.origin}/${region}${path}`, { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      const shifts = await watchShifts(page);
      const before = await page.evaluate(() => document.fonts.check("16px 'Archivo Variable'"));
      letCome();
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      });
      expect([before, await page.evaluate(() => document.fonts.check("16px 'Archivo Variable'"))], path).toEqual([
        false,
        true,
      ]);
      expect(await shifts.sum(), path).toBeLessThan(lateFont);
    }
  },
);
