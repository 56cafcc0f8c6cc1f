import { siteMap, type PageRecord, type RegionId } from '@kinemorph/content';
import { axeViolations, hydrated, visitedSite, type Tab } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { brokenWords } from './support/broken-words.ts';
import { elementKinds } from './support/element-kinds.ts';
import { lookingAtAll } from './support/pages.ts';
import { afterTheSales, regions } from './support/regions.ts';
import { lostOfHeader, sticksOut } from './support/sticks-out.ts';
import { setTextSize } from './support/text-size.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });

const widths = [390, 820, 1440];
/**
 * The widths at which a column is narrowest for its letters: just past a breakpoint, and where letters grow faster than
 * the column.
 */
const tight = [320, 1024, 1720, 1920];
/** The widest first: a picture loaded for a wide window is not loaded again for a narrow one. */
const allWidths = [...widths, ...tight].sort((one, other) => other - one);
/**
 * The account page is tested by accounts.test.ts with a logged-in user: any other visitor is redirected to the login
 * during the test.
 */
const paths = (region: RegionId) => [
  ...(siteMap as readonly PageRecord[]).flatMap(({ component, window, regions: having, path }) =>
    component && component !== 'account' && !window && having.includes(region)
      ? [`/${[region, path].filter(Boolean).join('/')}`]
      : [],
  ),
  `/${region}/no-such-page`,
];
/**
 * Without motion, so that nothing is half faded during the test. axe is not part of the page, so the policy must not
 * block it.
 */
const forAxe = { reducedMotion: 'reduce', bypassCSP: true } as const;

const testedKinds = new Set<string>();
/**
 * Returns true if axe has to test a page at a width. It does so at the narrowest on every page, where it reads all
 * texts. At the other widths its findings depend on the layout, so it tests only pages that have a kind of element that
 * no page before had.
 */
async function needsAxe(page: Page, width: number): Promise<boolean> {
  if (width === widths[0]) return true;
  const before = testedKinds.size;
  for (const kind of await elementKinds(page)) testedKinds.add(`${width} ${kind}`);
  return testedKinds.size > before;
}

/** The regions whose pages are also tested with text of twice the size: English, and German for its long words. */
const enlarged = ['us', 'de'];
/**
 * Visits the page again, with text of twice the size. Returns the elements that then stick out of the page or of its
 * header, on a desktop, a tablet and a phone.
 */
async function lostAtTwiceTheSize(tab: Tab, path: string): Promise<readonly string[]> {
  const { page } = tab;
  await setTextSize(page, 2);
  await tab.visit(path);
  expect(await rootFontSize(page)).toBe('32px');
  const lost: string[] = [];
  for (const width of [1280, 820, 390]) {
    await page.setViewportSize({ width, height: 800 });
    lost.push(...[...(await sticksOut(page)), ...(await lostOfHeader(page))].map((what) => `${what} at ${width} px`));
  }
  await setTextSize(page, 1);
  return lost;
}
/** Without those of status 404: a page that does not exist is among the visited ones. */
const problemsOf = (tab: Tab) => tab.problems().filter((problem) => !problem.includes('404'));
const rootFontSize = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

describe('every page at every width', () => {
  it.each(regions)(
    'of $id has no axe violations, fits from 320 px (us, de also with doubled text), splits no word, logs no problem',
    lookingAtAll,
    async ({ id }) => {
      const look = async (tab: Tab, path: string) => {
        const { page } = tab;
        await page.setViewportSize({ width: allWidths[0] ?? 0, height: 900 });
        await tab.visit(path);
        expect(await rootFontSize(page), path).toBe('16px');
        for (const width of allWidths) {
          await page.setViewportSize({ width, height: 900 });
          expect(await sticksOut(page), `${path} at ${width} px`).toEqual([]);
          expect(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
          if (widths.includes(width) && (await needsAxe(page, width)))
            expect(await axeViolations(page), `${path} at ${width} px`).toEqual([]);
        }
        expect(problemsOf(tab), path).toEqual([]);
        if (!enlarged.includes(id)) return;
        expect(await lostAtTwiceTheSize(tab, path), `${path} with doubled text`).toEqual([]);
        expect(problemsOf(tab), `${path} with doubled text`).toEqual([]);
      };
      await visited.inTabs(paths(id as RegionId), look, forAxe);
    },
  );
});

describe('tab that is reused for several pages', () => {
  it('starts each page without the storage, cookies and problems of the previous page', async () => {
    const left = 'left-by-a-page';
    const look = async (tab: Tab, path: string) => {
      await tab.visit(path);
      const found = await tab.page.evaluate(
        (name) => [localStorage.getItem(name), sessionStorage.getItem(name), document.cookie.includes(name)],
        left,
      );
      expect(found, path).toEqual([null, null, false]);
      expect(tab.problems(), path).toEqual([]);
      await tab.page.evaluate((name) => {
        localStorage.setItem(name, '1');
        sessionStorage.setItem(name, '1');
        document.cookie = `${name}=1; path=/`;
        console.error(name);
      }, left);
      await expect.poll(tab.problems, { message: path }).toHaveLength(1);
    };
    await visited.inTabs(['/us/faq', '/us/shipping', '/us/warranty', '/us/about-us'], look, forAxe);
  });
});

describe('parts that open on a page', () => {
  it('menus on a desktop and a phone, and the form’s error, have no axe violations', async () => {
    await using watched = await visited.visit('/de', forAxe);
    const { page } = watched;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Produkte' }).click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await page.locator('#menu-all').getByText('Produkte').click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('main').locator('input[type=email]').press('Enter');
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(await axeViolations(page)).toEqual([]);
  });

  it('region suggestion has no axe violations, and fits on 320 px', async () => {
    await using watched = await visited.open({ ...forAxe, locale: 'de-DE' });
    const { page } = watched;
    await page.goto(`${visited.origin}/us`);
    await hydrated(page);
    await page.locator('aside[lang=de-DE]').waitFor();
    for (const width of [...widths, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
    }
  });

  it('newsletter pop-up has no axe violations, and fits on 320 px', async () => {
    await using watched = await visited.open(forAxe);
    const { page } = watched;
    await page.clock.install();
    await page.goto(`${visited.origin}/us`);
    await hydrated(page);
    await page.clock.fastForward(12_000);
    await page.getByRole('dialog').waitFor();
    // axe uses timers itself.
    await page.clock.resume();
    for (const width of [...widths, 320]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
    }
  });
});
