import { averageRating, products, ratingCount, siteMap, type PageRecord, type RegionId } from '@kinemorph/content';
import { axeViolations, eventually, hydrated, visitedSite } from '@kinemorph/site/testing';
import pMap from 'p-map';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { lookingAtAll } from './support/pages.ts';
import { afterTheSales } from './support/regions.ts';
import { sticksOut } from './support/sticks-out.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });
/** A site with time travel and a vendor that needs consent; nothing answers at the vendor's address. */
const previewed = visitedSite('global-site', {
  SITE_CLOCK: afterTheSales,
  SITE_PREVIEW: '1',
  TAG_MANAGER_URL: 'https://vendor.example/tag-manager.js',
});

const upright = { width: 390, height: 844 };
const slugs = new Set(Object.values(products).map(({ slug }) => slug));
const productPages = (region: RegionId) =>
  (siteMap as readonly PageRecord[]).flatMap(({ path, regions }) =>
    slugs.has(path) && regions.includes(region) ? [`/${region}/${path}`] : [],
  );
const bar = (page: Page) => page.locator('div[data-at-the-foot]');
const heroBuy = (page: Page) =>
  page.getByRole('main').locator('> section').first().locator('a[href*="/products/"]').first();
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
/** Returns the visible share of an element's height, from 0 to 1. */
async function inView(part: Locator): Promise<number> {
  if (!(await part.isVisible())) return 0;
  const { y, height } = await boxOf(part);
  const { height: window } = part.page().viewportSize() ?? upright;
  return Math.max(0, Math.min(y + height, window) - Math.max(y, 0)) / height;
}
const scrollPage = (page: Page, top: number) =>
  page.evaluate((y) => {
    scrollTo({ top: y, behavior: 'instant' });
  }, top);
const open = async (path: string, options: Parameters<typeof visited.open>[0] = {}) => {
  const watched = await visited.open({ viewport: upright, reducedMotion: 'reduce', ...options });
  await watched.page.goto(visited.origin + path);
  return watched;
};

/** Declines the consent question, in regions that show one. */
async function answered(page: Page): Promise<void> {
  const no = page.locator('section[data-at-the-foot] [data-consent=reject]');
  if ((await no.count()) > 0) await no.click();
}

describe('buy bar at the bottom of a phone', () => {
  it.each(['us', 'jp'] as const)(
    'appears on every product page of %s below the hero’s button, and ends before the footer, without JavaScript',
    lookingAtAll,
    async (region) => {
      const look = async (path: string) => {
        await using watched = await open(path, { javaScriptEnabled: false });
        const { page } = watched;
        expect(await inView(bar(page)), `${path} at the top`).toBe(0);
        const { y, height } = await boxOf(heroBuy(page));
        await scrollPage(page, y + height - 200);
        expect(await inView(heroBuy(page)), `${path} beside the hero's button`).toBe(1);
        expect(await inView(bar(page)), `${path} beside the hero's button`).toBe(0);
        const end = await page.evaluate(() => document.documentElement.scrollHeight);
        const footer = page.getByRole('contentinfo');
        const { y: footerTop } = await boxOf(footer);
        const middle = (await page.evaluate(() => scrollY)) + footerTop;
        for (const share of [0.5, 0.8]) {
          await scrollPage(page, middle * share);
          expect(await inView(bar(page)), `${path} at ${share} of the page`).toBe(1);
          const { y: top, height: size } = await boxOf(bar(page));
          expect(top + size, path).toBeCloseTo(upright.height, 0);
        }
        await scrollPage(page, middle - upright.height + 300);
        const { y: barTop, height: barSize } = await boxOf(bar(page));
        expect(barTop + barSize, `${path} beside the footer`).toBeLessThanOrEqual((await boxOf(footer)).y + 0.5);
        await scrollPage(page, end);
        expect((await inView(footer)) > 0, path).toBe(true);
      };
      await pMap(productPages(region), look, { concurrency: 3 });
    },
  );

  it.each(['us', 'de'] as const)(
    'leaves exactly one buy button visible in %s: at the top, further down, and on a tablet',
    async (region) => {
      await using watched = await open(`/${region}/flagship-megatron`, { locale: region === 'de' ? 'de-DE' : 'en-US' });
      const { page } = watched;
      await answered(page);
      const buttons = () =>
        page.locator('main a[href*="/products/flagship-megatron"]').evaluateAll(
          (links) =>
            links.filter((link) => {
              const { top, bottom, height } = link.getBoundingClientRect();
              return height > 0 && bottom > 0 && top < innerHeight;
            }).length,
        );
      expect(await buttons(), 'at the top').toBe(1);
      await scrollPage(page, 3000);
      expect(await buttons(), 'further down').toBe(1);
      await page.setViewportSize({ width: 820, height: 1180 });
      expect(await buttons(), 'on a tablet').toBe(1);
    },
  );

  it('shows the price with its tax, and links to the store', async () => {
    await using watched = await open('/us/grimlock-g1-flagship');
    const { page } = watched;
    expect(await bar(page).innerText()).toMatch(/\$1,699\s+Plus sales tax\s+Buy Now/);
    expect(await bar(page).getByRole('link', { name: 'Buy Now: Flagship Grimlock' }).getAttribute('href')).toBe(
      'https://us.store.kinemorph.example/products/grimlock-g1-flagship?region=us&product=grimlock-g1-flagship',
    );
  });

  it.each([
    ['/jp/flagship-bumblebee', 'ja-JP'],
    ['/de/flagship-megatron', 'de-DE'],
  ])('never covers the focused element while tabbing through %s', lookingAtAll, async (path, locale) => {
    await using watched = await open(path, { locale });
    const { page } = watched;
    await hydrated(page);
    await answered(page);
    await page.locator('#content').focus();
    let stops = 0;
    let besideBar = 0;
    for (; stops < 200; stops++) {
      await page.keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const foot = document.querySelector('div[data-at-the-foot]');
        if (!element || !foot || element.closest('footer')) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        return {
          isIn: foot.contains(element),
          name: element.textContent.trim().slice(0, 40),
          top,
          bottom,
          barTop: foot.getBoundingClientRect().top,
        };
      });
      if (!focused) break;
      if (focused.isIn) continue;
      if (focused.barTop < upright.height) besideBar++;
      // An element that is taller than the window cannot avoid the bar.
      if (focused.bottom - focused.top < 500)
        expect(focused.bottom, `${focused.name} on ${path}`).toBeLessThanOrEqual(
          Math.max(focused.barTop, Math.min(upright.height, focused.top)) + 1,
        );
    }
    expect(stops).toBeGreaterThan(15);
    expect(besideBar).toBeGreaterThan(5);
  });

  it('stays hidden until the consent question is answered', async () => {
    await using watched = await previewed.visit('/de/flagship-megatron', {
      viewport: upright,
      reducedMotion: 'reduce',
      locale: 'de-DE',
    });
    const { page } = watched;
    const question = page.locator('section[data-at-the-foot]');
    await question.waitFor();
    await scrollPage(page, 4000);
    expect(await bar(page).isVisible()).toBe(false);
    await question.locator('[data-consent=reject]').click();
    await question.waitFor({ state: 'hidden' });
    await eventually(() => inView(bar(page))).toBe(1);
  });

  it('stays hidden until the region suggestion is closed', async () => {
    await using watched = await open('/us/ai-base', { locale: 'de-DE' });
    const { page } = watched;
    await hydrated(page);
    const suggestion = page.locator('aside[lang=de-DE]');
    await suggestion.waitFor();
    await scrollPage(page, 3000);
    expect(await bar(page).isVisible()).toBe(false);
    await suggestion.getByRole('button').click();
    await suggestion.waitFor({ state: 'detached' });
    await eventually(() => inView(bar(page))).toBe(1);
  });

  it('is absent where nothing is sold, in wide or low windows, and in print', async () => {
    await using watched = await open('/us/ai-base');
    const { page } = watched;
    const shown = async () => {
      await scrollPage(page, 2500);
      return bar(page).isVisible();
    };
    expect(await shown()).toBe(true);
    for (const viewport of [
      { width: 820, height: 1180 },
      { width: 1440, height: 900 },
      { width: 700, height: 390 },
    ]) {
      await page.setViewportSize(viewport);
      expect(await shown(), `${viewport.width} × ${viewport.height}`).toBe(false);
    }
    await page.setViewportSize(upright);
    await page.emulateMedia({ media: 'print' });
    expect(await shown()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    for (const path of [
      '/us/flagship-bumblebee?at=2025-03-20T00:00Z',
      '/uk/k1-pro-interstellar-scout?at=2026-11-01T00:00Z',
      '/us',
    ]) {
      await page.goto(previewed.origin + path);
      expect(await bar(page).count(), path).toBe(0);
    }
  });
});

describe('purchase details', () => {
  it('are shown below the hero, each with a link to a section with the same figure', async () => {
    await using watched = await open('/us/grimlock-g1-flagship', { viewport: { width: 1440, height: 900 } });
    const { page } = watched;
    const facts = page.getByRole('list', { name: 'Shipping, returns and warranty' });
    const { reviews } = products.grimlockG1Flagship;
    if (!reviews) throw new Error('Nobody has rated Grimlock.');
    const ratings = `${ratingCount(reviews)} ratings`;
    expect((await facts.getByRole('link').allInnerTexts()).map((text) => text.trim())).toEqual([
      `${averageRating(reviews).toFixed(1)} (${ratings})`,
      'In stock, ships within 2 days',
      'Free shipping on orders $199+',
      'Return it within 30 days',
      '2-year warranty',
    ]);
    const addresses = await facts
      .getByRole('link')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href));
    for (const [index, said] of [ratings, '2 days', '$199', 'return', '2 years'].entries()) {
      const address = new URL(addresses[index] ?? '');
      await page.goto(address.href);
      const place = address.hash ? page.locator(address.hash) : page.getByRole('main');
      expect(
        (
          await place.evaluate((element) => ((element.closest('section') ?? element) as HTMLElement).innerText)
        ).toLowerCase(),
        address.href,
      ).toContain(said);
    }
  });

  it('list the contents of the box, and the AI Base with its price and link', async () => {
    await using watched = await open('/us/elite-optimus-prime');
    const box = watched.page.locator('section', { has: watched.page.getByRole('heading', { name: 'In the box' }) });
    expect(await box.getByRole('listitem').allInnerTexts()).toEqual([
      'Elite Optimus Prime',
      'Charger',
      'USB-C cable',
      'Quick guide',
    ]);
    expect(await box.getByRole('link', { name: 'AI Base' }).getAttribute('href')).toBe('/us/ai-base');
    expect(await box.innerText()).toMatch(/\$249\s+Plus sales tax/);
  });

  it.each([
    ['/us/elite-optimus-prime', 'en-US'],
    ['/de/flagship-bumblebee', 'de-DE'],
    ['/jp/flagship-bumblebee', 'ja-JP'],
  ])('have no axe violations on %s, and fit from 320 px', lookingAtAll, async (path, locale) => {
    await using watched = await open(path, { bypassCSP: true, locale });
    const { page } = watched;
    await hydrated(page);
    await answered(page);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await scrollPage(page, 3000);
      expect(await sticksOut(page), `${path} at ${width} px`).toEqual([]);
      expect(await axeViolations(page), `${path} at ${width} px`).toEqual([]);
    }
    expect(watched.problems()).toEqual([]);
  });
});
