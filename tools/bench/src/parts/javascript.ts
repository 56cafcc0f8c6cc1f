import { hydrated, recordArrivals, type ArrivalRecorder } from '@kinemorph/site/testing';
import type { Browser, Page } from 'playwright';
import { gzipSync } from 'node:zlib';
import { launchBrowser } from '../../../../vitest.shared.ts';
import { afterTheSales, localeOf } from '../benched-pages.ts';
import { startPageSites } from '../page-sites.ts';
import type { Part } from '../part.ts';
import type { Aim, Row } from '../topic.ts';

/** Time in which everything that loads without interaction is counted, in milliseconds. */
const untouchedMs = 10_000;
const quietMs = 1_500;
/** A desktop's viewport, since it has a mouse wheel. */
const viewport = { width: 1280, height: 800 };

interface Visit {
  readonly path: string;
  /** Aim of the first visit, before any interaction. */
  readonly aim?: Aim;
  /** The interaction that follows. */
  readonly then: { readonly label: string; readonly act: (page: Page) => Promise<void>; readonly aim?: Aim };
}

const scrolled = { label: 'scrolled to the end', act: scrollToEnd };
const pressed = { label: 'with the first field in use', act: useFirstField };
const visits: readonly Visit[] = [
  { path: '/us', aim: { atMost: 84 }, then: { ...scrolled, aim: { atMost: 94 } } },
  { path: '/de', then: scrolled },
  { path: '/us/login', aim: { atMost: 95 }, then: { ...pressed, aim: { atMost: 95 } } },
  { path: '/de/login', then: pressed },
];

/** The JavaScript of a first visit: loaded without interaction, and added by typical first interactions. */
export const javascript: Part = {
  id: 'javascript',
  what: 'kB of JavaScript of a first visit, then scrolled, and of the login',
  async run({ say }) {
    const pages = visits.map(({ path }) => ({ path, clock: afterTheSales }));
    await using sites = await startPageSites(pages);
    const browser = await launchBrowser();
    try {
      const rows: Row[] = [];
      for (const [index, visit] of visits.entries()) {
        say(`${index + 1} of ${visits.length}, ${visit.path}`);
        rows.push(...(await measure(browser, sites.siteOf({ path: visit.path, clock: afterTheSales }).origin, visit)));
      }
      const notes = [
        'Counts what the network shows, whoever requested it. Nobody answered the question for consent.',
        'The vendors’ own scripts come from the sandbox and are not ours.',
      ];
      return {
        topics: [
          {
            title: `JavaScript: gzip −9, kB of 1,000 bytes, in the first ${untouchedMs / 1000} s`,
            columns: [{ name: 'kB', digits: 2 }, { name: 'files' }, { name: 'vendors’ kB', digits: 1 }],
            rows,
            notes,
          },
        ],
      };
    } finally {
      await browser.close();
    }
  },
};

async function measure(browser: Browser, origin: string, { path, aim, then }: Visit): Promise<Row[]> {
  const context = await browser.newContext({ viewport, locale: localeOf(path) });
  try {
    const page = await context.newPage();
    const recorder = recordArrivals(page);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(untouchedMs);
    const unasked = await scripts(recorder, origin);
    await then.act(page);
    await hydrated(page);
    await recorder.quiet(quietMs);
    const live = await scripts(recorder, origin);
    return [
      { label: path, values: unasked, ...(aim && { aim }) },
      { label: `${path}, ${then.label}`, values: live, ...(then.aim && { aim: then.aim }) },
    ];
  } finally {
    await context.close();
  }
}

async function scripts(recorder: ArrivalRecorder, origin: string): Promise<number[]> {
  const files = (await recorder.arrivals()).filter(({ kind }) => kind === 'javascript');
  const weighed = await Promise.all(
    files.map(async ({ url, body }) => ({
      isOwn: new URL(url).origin === origin,
      bytes: gzipSync(await body(), { level: 9 }).length,
    })),
  );
  const own = weighed.filter(({ isOwn }) => isOwn);
  const kilobytes = (some: typeof weighed) => some.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return [kilobytes(own), own.length, kilobytes(weighed.filter(({ isOwn }) => !isOwn))];
}

/** Turns a mouse wheel until the page is at its end, which may move as scrolling loads more. */
async function scrollToEnd(page: Page): Promise<void> {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  await page.mouse.move(5, 400);
  for (let turn = 0; turn < 200; turn += 1) {
    if (await isAtEnd()) {
      await page.waitForTimeout(500);
      if (await isAtEnd()) return;
    }
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(50);
  }
  throw new Error(`${page.url()} has no end.`);
}

async function useFirstField(page: Page): Promise<void> {
  await page.locator('main input:visible').first().click();
}
