import { productFolders } from '@kinemorph/content/lists';
import { lighthousePhone } from '@kinemorph/site/testing';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright';
import { launchBrowser } from '../../../../vitest.shared.ts';
import { afterTheSales, localeOf } from '../benched-pages.ts';
import { median } from '../median.ts';
import { startPageSites } from '../page-sites.ts';
import type { Part } from '../part.ts';
import { scrollPast, type Scrolled } from '../scroll-scene.ts';
import { onThrottledPage, slowdown } from '../throttled-page.ts';
import type { Column, Row } from '../topic.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
/** Forward and back, in milliseconds: a slow scroll, so that every frame of the scene can be seen. */
const lasts = 8_000;
/** The time for which the frames of a scene are fetched and the first ones decoded, in milliseconds. */
const loadingMs = 3_000;

const columns: readonly Column[] = [
  { name: 'work ms, 95 %', digits: 1, aim: { atMost: 16.7 } },
  { name: 'dropped %', digits: 1, aim: { atMost: 1 } },
  { name: 'painted' },
  { name: 'of' },
];

/** The frames of a scene that follows the scroll. */
export const scrolledScenes: Part = {
  id: 'scenes',
  what: 'whether the scenes that follow the scroll drop frames on a phone',
  async run({ runs, say }) {
    const home = { path: '/us', clock: afterTheSales };
    await using sites = await startPageSites([home]);
    const { origin } = sites.siteOf(home);
    const scenes = await findScenes(origin);
    const browser = await launchBrowser();
    try {
      const rows: Row[] = [];
      for (const [index, { path, frames }] of scenes.entries()) {
        say(`${index + 1} of ${scenes.length}, ${path}`);
        const url = origin + path;
        const measured: { scene: Scrolled; after: Scrolled }[] = [];
        for (let turn = 0; turn < runs; turn += 1) measured.push(await scrollScene(browser, url, localeOf(path)));
        rows.push(
          rowOf(
            path,
            measured.map(({ scene }) => scene),
            2 * frames - 1,
          ),
          {
            ...rowOf(
              `${path}, the page after the scene`,
              measured.map(({ after }) => after),
            ),
            isReference: true,
          },
        );
      }
      return { topics: [{ title: `Scenes: CPU ${slowdown}× slower, median of ${runs}`, columns, rows, notes }] };
    } finally {
      await browser.close();
    }
  },
};

const notes = [
  'work: the main thread’s time for a frame, from its first script until after its paint; a screen of 60 Hz leaves 16.7.',
  'dropped: frames that the browser left out, of all; this machine paints without a graphics processor.',
  'painted: pictures of the scene on the canvas, forward and back, of all that a slow scroll passes.',
];

/** Finds the products whose page has a scene that follows the scroll, with the number of its frames. */
async function findScenes(origin: string): Promise<{ readonly path: string; readonly frames: number }[]> {
  const pages = productFolders(root).map(async (id) => {
    const path = `/us/${id}`;
    const model = await (await fetch(`${origin}/_model${path}.json`)).text();
    const [, frames] = /"strip":\{"count":(\d+)/.exec(model) ?? [];
    return frames === undefined ? [] : [{ path, frames: Number(frames) }];
  });
  const scenes = (await Promise.all(pages)).flat();
  if (scenes.length === 0) throw new Error('No page of a product has a scene that follows the scroll.');
  return scenes;
}

async function scrollScene(browser: Browser, url: string, locale: string) {
  return onThrottledPage(browser, url, { ...lighthousePhone, locale, live: true }, async (page) => {
    const track = page.locator('main section > div:has(canvas)').first();
    await track.evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
    });
    await page.waitForTimeout(loadingMs);
    return {
      scene: await track.evaluate(scrollPast, { lasts, offset: 0 }),
      after: await track.evaluate(scrollPast, { lasts, offset: 1 }),
    };
  });
}

function rowOf(label: string, measured: readonly Scrolled[], all?: number): Row {
  const of = (figure: (scrolled: Scrolled) => number) => median(measured.map(figure));
  return {
    label,
    values: [
      of(({ work }) => percentile(work, 0.95)),
      of(({ dropped, work }) => (100 * dropped) / (dropped + work.length)),
      of(({ painted }) => painted),
      all,
    ],
  };
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}
