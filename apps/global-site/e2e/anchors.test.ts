import { ask, eventually, hydrated, openWatched, startBuiltSite, type StartedProcess } from '@kinemorph/site/testing';
import pMap from 'p-map';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { knownAnchors, nextFocus, restOf, restProblem } from './support/anchors.ts';
import { lookingAtAll, openPages, type OpenPage } from './support/pages.ts';
import { afterTheSales } from './support/regions.ts';

let global: StartedProcess;
let cn: StartedProcess;
let browser: Browser;

beforeAll(async () => {
  const settings = { SITE_CLOCK: afterTheSales, SITE_PREVIEW: '1' };
  [global, cn, browser] = await Promise.all([
    startBuiltSite('global-site', settings),
    startBuiltSite('cn-site', settings),
    launchBrowser(),
  ]);
});
afterAll(async () => {
  await Promise.all([browser.close(), global.stop(), cn.stop()]);
});

/** The pages of us, which has every screen, and of cn, which has no prefix. */
const pages = [...openPages('us'), ...openPages('cn')];
const addressOf = ({ region, address }: OpenPage) => (region === 'cn' ? cn : global).origin + address;

async function anchorsOn(page: OpenPage): Promise<readonly string[]> {
  const { origin, pathname, search } = new URL(addressOf(page));
  const { body } = await ask(origin, pathname + search);
  return knownAnchors.filter((id) => body.includes(` id="${id}"`));
}

/** Visits every page that has an anchor, a few at a time, each in its own context. */
async function everywhere(
  width: number,
  visit: (context: BrowserContext, address: string, anchors: readonly string[]) => Promise<void>,
): Promise<void> {
  const look = async (page: OpenPage) => {
    const anchors = await anchorsOn(page);
    if (anchors.length === 0) return;
    await using watched = await openWatched(browser, {
      viewport: { width, height: width < 768 ? 844 : 900 },
      reducedMotion: 'reduce',
    });
    await visit(watched.context, addressOf(page), anchors);
  };
  await pMap(pages, look, { concurrency: 3 });
}

const rests = async (page: Page, id: string, where: string) =>
  expect.poll(() => restProblem(page, id), { timeout: 30_000, interval: 30, message: where }).toBeUndefined();

/** Holds back every picture of a page until the returned function is called: on entry an anchor can't wait for them. */
async function withhold(page: Page): Promise<() => void> {
  const late = Promise.withResolvers<undefined>();
  await page.route(/\.(?:avif|webp|png|jpe?g)$/, async (route) => {
    await late.promise;
    await route.continue();
  });
  return () => {
    late.resolve(undefined);
  };
}

/** Returns the anchor with most pictures above it. */
const lastOf = (anchors: readonly string[]) => (anchors.includes('gallery') ? 'gallery' : (anchors.at(-1) ?? ''));

/** Returns the targets of the links in the bar that stays visible on a page. */
const linksInBar = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll<HTMLAnchorElement>('main nav[popover] a[href^="#"]')].map(({ hash }) => hash),
    ),
  ]);

/**
 * Presses a link within the page, and returns how far the page was scrolled at that time: Playwright's own click might
 * scroll.
 */
async function follow(page: Page, hash: string): Promise<number> {
  const link = page.locator(`main a[href="${hash}"]:not([aria-haspopup])`).first();
  // On phones, the sections are a menu.
  if (!(await link.isVisible())) await press(page, page.locator('main button[popovertarget]').first());
  const scrolled = await page.evaluate(() => scrollY);
  await press(page, link);
  return scrolled;
}

async function press(page: Page, what: Locator) {
  const box = await what.boundingBox();
  if (!box) throw new Error(`${String(what)} has no place on ${page.url()}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

it('every anchor that links name exists on a page [PB-1]', async () => {
  const found = new Set((await Promise.all(pages.map(anchorsOn))).flat());
  expect(knownAnchors.filter((id) => !found.has(id))).toEqual([]);
});

describe.each([390, 1440])('anchors of every page at %i px', (width) => {
  it('are scrolled to on entry, and Tab continues from there [PB-1, PB-8]', lookingAtAll, async () => {
    await everywhere(width, async (context, address, anchors) => {
      // Every second anchor at each width, since links lead to all of them at both widths; the test below enters by the
      // last one.
      for (const id of anchors.filter((one, index) => one !== lastOf(anchors) && index % 2 === Number(width > 768))) {
        const page = await context.newPage();
        await withhold(page);
        await page.goto(`${address}#${id}`, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await rests(page, id, `${address}#${id}`);
        expect(await nextFocus(page, id), `Tab on ${address}#${id}`).not.toBe('before');
        await page.close();
      }
    });
  });

  it(
    'stay in place when pictures load late; links, Back and Forward scroll to the right position [PB-1, PB-8]',
    lookingAtAll,
    async () => {
      await everywhere(width, async (context, address, anchors) => {
        const page = await context.newPage();
        const release = await withhold(page);
        const last = lastOf(anchors);
        await page.goto(`${address}#${last}`, { waitUntil: 'domcontentloaded' });
        await hydrated(page);
        await rests(page, last, `${address}#${last} without pictures`);
        const { scrolled } = await restOf(page, last);
        release();
        await page.waitForLoadState('load');
        expect(
          await page.evaluate(() =>
            [...document.images].some(({ complete, naturalWidth }) => complete && naturalWidth > 0),
          ),
          address,
        ).toBe(true);
        expect((await restOf(page, last)).scrolled, `${address}#${last} with pictures`).toBeCloseTo(scrolled, 0);

        expect(await nextFocus(page, last), `Tab on ${address}#${last}`).not.toBe('before');

        const left: number[] = [];
        const links = await linksInBar(page);
        for (const hash of links) {
          left.push(await follow(page, hash));
          await rests(page, hash.slice(1), `the link to ${address}${hash}`);
        }
        for (const scrolled of left.toReversed()) {
          await page.goBack();
          await eventually(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, 0);
        }
        for (const hash of links) {
          await page.goForward();
          await rests(page, hash.slice(1), `forward to ${address}${hash}`);
        }
      });
    },
  );
});

describe('link with an anchor on another page of the region', () => {
  it('scrolls to the anchor in the same document; Back and Forward restore the positions [PB-1, PB-8, RG-6]', async () => {
    await using watched = await openWatched(browser, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    const { page } = watched;
    await page.goto(`${global.origin}/us`);
    await hydrated(page);
    await page.evaluate(() => {
      Object.assign(globalThis, { marked: true });
      const link = document.createElement('a');
      link.href = '/us/flagship-bumblebee#specs';
      link.textContent = 'to the specs';
      document.querySelector('main')?.prepend(link);
    });
    await press(page, page.getByRole('link', { name: 'to the specs' }));
    await eventually(() => new URL(page.url()).pathname).toBe('/us/flagship-bumblebee');
    await page.locator('#specs').waitFor();
    await rests(page, 'specs', 'the link from the home');
    expect(await nextFocus(page, 'specs')).not.toBe('before');
    const scrolled = await page.evaluate(() => scrollY);
    await page.goBack();
    await eventually(() => new URL(page.url()).pathname).toBe('/us');
    await eventually(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goForward();
    await page.locator('#specs').waitFor();
    await eventually(() => page.evaluate(() => scrollY)).toBeCloseTo(scrolled, 0);
    expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);
    expect(watched.problems()).toEqual([]);
  });
});
