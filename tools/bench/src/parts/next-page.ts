import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../../../../vitest.shared.ts';
import { afterTheSales, blackFriday, localeOf, type BenchedPage } from '../benched-pages.ts';
import { median } from '../median.ts';
import { startPageSites } from '../page-sites.ts';
import type { Part } from '../part.ts';
import { onThrottledPage, slowdown } from '../throttled-page.ts';
import type { Column, Row } from '../topic.ts';

const hoverMs = 100;
const viewport = { width: 1280, height: 800 };
/** Marks the link that is followed. */
const linkId = 'bench-link';

interface Step {
  readonly from: string;
  readonly to: string;
  readonly clock: string;
}

/**
 * A sample of links in three languages that are followed in place. A personal page such as the login is always a
 * document.
 */
const steps: readonly Step[] = [
  ...['us', 'de', 'jp'].map((region) => ({
    from: `/${region}`,
    to: `/${region}/flagship-bumblebee`,
    clock: afterTheSales,
  })),
  { from: '/us/flagship-bumblebee', to: '/us', clock: afterTheSales },
  ...['us', 'de'].map((region) => ({ from: `/${region}`, to: `/${region}/black-friday`, clock: blackFriday })),
];

const columns: readonly Column[] = [
  { name: 'after a hover', digits: 2, aim: { atMost: 0.5 } },
  { name: 'without', digits: 2, aim: { atMost: 0.8 } },
  { name: 'hover ms' },
  { name: 'without ms' },
  { name: 'document ms' },
];

/** The next page by a link, beside a document load of the same page. */
export const nextPage: Part = {
  id: 'next-page',
  what: 'the next page after a hover and without one, beside a document load of it',
  async run({ runs, say }) {
    const pages = steps.flatMap(({ from, to, clock }): BenchedPage[] => [from, to].map((path) => ({ path, clock })));
    await using sites = await startPageSites(pages);
    const browser = await launchBrowser();
    try {
      const rows: Row[] = [];
      for (const [index, step] of steps.entries()) {
        const { origin } = sites.siteOf({ path: step.from, clock: step.clock });
        const times = { document: [] as number[], hovered: [] as number[], direct: [] as number[] };
        for (let turn = 1; turn <= runs; turn += 1) {
          say(`${index + 1} of ${steps.length}, ${step.from} to ${step.to}, run ${turn} of ${runs}`);
          times.document.push(await follow(browser, origin, step, { hover: true, asDocument: true }));
          times.hovered.push(await follow(browser, origin, step, { hover: true, asDocument: false }));
          times.direct.push(await follow(browser, origin, step, { hover: false, asDocument: false }));
        }
        rows.push({
          label: `${step.from} to ${step.to}`,
          values: [
            partOf(times.document, times.hovered),
            partOf(times.document, times.direct),
            median(times.hovered),
            median(times.direct),
            median(times.document),
          ],
        });
      }
      const notes = [
        `From the press until the next page is painted. The document is loaded by the same link with a query, which the runtime leaves to the browser. The hover lasts ${hoverMs} ms.`,
      ];
      return {
        topics: [
          {
            title: `Next page: part of a document load of the same page, CPU ${slowdown}× slower, median of ${runs}`,
            columns,
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

/** Compares the figures within each run: other load of the machine affects a run as a whole. */
function partOf(documents: readonly number[], pages: readonly number[]): number {
  return median(pages.map((ms, turn) => ms / (documents[turn] ?? NaN)));
}

async function follow(
  browser: Browser,
  origin: string,
  { from, to }: Step,
  { hover, asDocument }: { hover: boolean; asDocument: boolean },
): Promise<number> {
  return onThrottledPage(browser, origin + from, { viewport, locale: localeOf(from), live: true }, async (page) => {
    await page.evaluate(prepareLink, { to, id: linkId, href: asDocument ? `${to}?doc=1` : to });
    await page.evaluate(watchPress);
    await pointAt(page, `#${linkId}`);
    if (hover) await page.waitForTimeout(hoverMs);
    return asDocument ? pressForDocument(page) : pressInPlace(page, to);
  });
}

async function pressInPlace(page: Page, to: string): Promise<number> {
  await page.mouse.down();
  await page.mouse.up();
  const result = await page.evaluate(() => (globalThis as { benchNextPage?: Promise<number> }).benchNextPage);
  if (result === undefined || new URL(page.url()).pathname !== to)
    throw new Error(`The link to ${to} did not lead there in place.`);
  return result;
}

async function pressForDocument(page: Page): Promise<number> {
  const loaded = page.waitForEvent('load');
  await page.mouse.down();
  await page.mouse.up();
  await loaded;
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page.evaluate(
    () =>
      performance.timeOrigin +
      (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN) -
      Number(sessionStorage.getItem('bench-pressed')),
  );
}

/** Moves the mouse to an element in one step, as an experienced visitor does. */
async function pointAt(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible on ${page.url()}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** Runs in the page: marks a visible link, or adds one if none is visible. */
function prepareLink({ to, id, href }: { to: string; id: string; href: string }): void {
  const isInView = (link: Element) => {
    const { top, bottom, left, right } = link.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      link.checkVisibility() &&
      top >= 0 &&
      left >= 0 &&
      bottom <= innerHeight &&
      right <= innerWidth &&
      link.contains(middle)
    );
  };
  let link = [...document.querySelectorAll<HTMLAnchorElement>(`a[href="${to}"]`)].find(isInView);
  if (!link) {
    link = document.createElement('a');
    link.textContent = 'Next page';
    Object.assign(link.style, {
      position: 'fixed',
      left: '0',
      top: '300px',
      zIndex: '99999',
      padding: '20px',
      background: '#fff',
    });
    document.body.append(link);
  }
  link.id = id;
  link.setAttribute('href', href);
}

/**
 * Runs in the page: measures the time from the next press until another page is painted, and stores the press for the
 * next document.
 */
function watchPress(): void {
  const shown = () => `${document.body.dataset['page'] ?? ''} ${document.querySelector('h1')?.textContent ?? ''}`;
  const before = shown();
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      sessionStorage.setItem('bench-pressed', String(performance.timeOrigin + timeStamp));
      const painted = new Promise<number>((resolve) => {
        const look = () => {
          if (shown() === before) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            // A message runs after the frame's paint.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - timeStamp);
            port2.postMessage(0);
          });
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      });
      Object.assign(globalThis, { benchNextPage: painted });
    },
    { capture: true, once: true },
  );
}
