import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { launchBrowser } from '../../../../vitest.shared.ts';
import { afterTheSales, localeOf } from '../benched-pages.ts';
import { median } from '../median.ts';
import { startPageSites } from '../page-sites.ts';
import type { Part } from '../part.ts';
import { patienceMs, readPress, watchNextPress, type Answer, type PressTimes } from '../press-times.ts';
import { onThrottledPage, slowdown } from '../throttled-page.ts';
import type { Column, Row } from '../topic.ts';

/** An element to press, and a selector for its response. */
interface Target {
  readonly name: string;
  readonly path: string;
  readonly find: (page: Page) => Locator;
  readonly answer: Answer;
}

const targets: readonly Target[] = [
  {
    name: 'tab',
    path: '/us/login',
    find: (page) => page.locator('main [role=tab][aria-selected=false]:visible').first(),
    answer: { selector: '[aria-selected=true]', on: 'target' },
  },
  {
    name: 'menu',
    path: '/us',
    find: (page) => page.locator('header button[popovertarget]:visible').first(),
    answer: { selector: 'header :popover-open', on: 'document' },
  },
  {
    name: 'gallery picture',
    path: '/us/flagship-bumblebee',
    find: (page) => page.locator('main ul a:has(img)[href*="/assets/"]').first(),
    answer: { selector: '[role=dialog] img', on: 'document' },
  },
  {
    name: 'accordion',
    path: '/us/faq',
    find: (page) => page.locator('main details:not([open]) > summary:visible').first(),
    answer: { selector: 'details[open] > summary', on: 'target' },
  },
];

interface Mode {
  readonly label: string;
  readonly live: boolean;
  readonly options: BrowserContextOptions;
  readonly press: (page: Page, x: number, y: number) => Promise<void>;
}

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const hoverMs = 300;

const modes: readonly Mode[] = [
  {
    label: 'live page, mouse',
    live: true,
    options: { viewport: { width: 1280, height: 800 } },
    async press(page, x, y) {
      await page.mouse.move(x, y);
      await page.waitForTimeout(hoverMs);
      await page.mouse.down();
      await page.mouse.up();
    },
  },
  // A finger can't hover before it presses.
  {
    label: 'untouched page, first touch',
    live: false,
    options: phone,
    press: (page, x, y) => page.touchscreen.tap(x, y),
  },
];

const columns: readonly Column[] = [{ name: 'event ms', aim: { atMost: 100 } }, { name: 'answered after ms' }];

/** The time until a page responds to a press. */
export const presses: Part = {
  id: 'presses',
  what: 'how fast a tab, a menu, a gallery picture and an accordion answer a press',
  async run({ runs, say }) {
    await using sites = await startPageSites(targets.map(({ path }) => ({ path, clock: afterTheSales })));
    const browser = await launchBrowser();
    try {
      const rows: Row[] = [];
      for (const mode of modes) {
        for (const target of targets) {
          say(`${rows.length + 1} of ${modes.length * targets.length}, ${target.name}, ${mode.label}`);
          const { origin } = sites.siteOf({ path: target.path, clock: afterTheSales });
          const times: PressTimes[] = [];
          for (let turn = 0; turn < runs; turn += 1)
            times.push(await pressOnce(browser, origin + target.path, target, mode));
          rows.push({
            label: `${target.name}, ${mode.label}`,
            values: [medianOf(times.map(({ event }) => event)), medianOf(times.map(({ answered }) => answered))],
          });
        }
      }
      const notes = [
        'event: the longest event of the press in the Event Timing API, from the input to the next paint; 16 stands for anything up to it.',
        'answered: until the tab, menu, dialog or accordion is open and painted; – means that it did not open.',
      ];
      return { topics: [{ title: `Presses: CPU ${slowdown}× slower, median of ${runs}`, columns, rows, notes }] };
    } finally {
      await browser.close();
    }
  },
};

async function pressOnce(
  browser: Browser,
  url: string,
  { path, find, answer }: Target,
  { live, options, press }: Mode,
): Promise<PressTimes> {
  return onThrottledPage(browser, url, { ...options, locale: localeOf(path), live }, async (page) => {
    const target = find(page);
    await target.evaluate((element) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    });
    // Waits until pictures that scrolled into view have loaded and are decoded.
    await page.waitForTimeout(1_000);
    await target.evaluate(watchNextPress, { ...answer, patience: patienceMs });
    const box = await target.boundingBox();
    if (!box) throw new Error(`Nothing to press on ${url}.`);
    await press(page, box.x + box.width / 2, box.y + box.height / 2);
    return readPress(page, url);
  });
}

/** If a press had no response in one run, it counts as having none. */
function medianOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? median(known) : undefined;
}
