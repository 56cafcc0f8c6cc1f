import { eventually, startBuiltSite, visitedSite, words } from '@kinemorph/site/testing';
import { describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });

/** With JavaScript off, the browser blocks scripts and reports each one like a policy violation. */
const refused = /\.js csp$/;

async function open(path: string, expects = refused) {
  const watched = await visited.open({ javaScriptEnabled: false, viewport: { width: 1280, height: 800 }, expects });
  await watched.page.goto(visited.origin + path);
  return watched;
}

describe('without JavaScript', () => {
  it('the home page shows its texts, prices and a store link', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Flagship Bumblebee');
    const main = await page.getByRole('main').innerText();
    for (const text of ['$1,299', '$1,699', 'The lineup', 'AI Base', '$249', 'What people say', 'Hear it first'])
      expect(main).toContain(text);
    const buy = page
      .getByRole('main')
      .locator('a[href="https://us.store.kinemorph.example/products/ai-base?region=us&product=ai-base"]');
    expect(await buy.isVisible()).toBe(true);
    expect(await buy.innerText()).toBe('Buy Now');
    expect(watched.problems()).toEqual([]);
  });

  it('the menu opens, and Escape closes it', async () => {
    await using watched = await open('/de');
    const { page } = watched;
    const link = page.locator('#menu-products').getByRole('link', { name: 'Flagship Bumblebee' });
    expect(await link.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Produkte' }).press('Enter');
    await link.waitFor();
    await page.keyboard.press('Escape');
    await link.waitFor({ state: 'hidden' });
    expect(watched.problems()).toEqual([]);
  });

  it('focus on a link of a carousel slide scrolls the slide into view', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    const slides = page.getByRole('region', { name: 'Highlights' }).getByRole('group');
    expect(await slides.count()).toBe(3);
    for (const slide of await slides.all()) {
      const link = slide.getByRole('link').first();
      await link.focus();
      await eventually(async () => {
        const box = await slide.boundingBox();
        return Math.abs(box?.x ?? 9999);
      }).toBeLessThan(20);
    }
    expect(watched.problems()).toEqual([]);
  });

  it('plain links lead from the footer to the region choice and to a region', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await page.getByRole('contentinfo').getByRole('link', { name: 'United States - English' }).click();
    expect(new URL(page.url()).pathname).toBe('/us/choose-your-region');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Germany/ })
      .click();
    expect(new URL(page.url()).pathname).toBe('/de');
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(watched.problems()).toEqual([]);
  });

  it('the newsletter form puts no email address into a URL', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    const field = page.getByRole('main').locator('input[type=email]');
    await field.fill('reader@example.com');
    await field.press('Enter');
    await page.waitForLoadState('networkidle');
    expect(page.url()).not.toContain('reader');
    expect(watched.requests().filter((request) => request.includes('reader'))).toEqual([]);
  });

  it('the error page for a missing page links to the home page', async () => {
    await using watched = await open('/fr/no-such-page', /\.js csp$|404/);
    const { page } = watched;
    await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).click();
    expect(new URL(page.url()).pathname).toBe('/fr');
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    ['/us/christmas-sale', 'en-US', /January\u00a02 at 11:59\sPM PST/],
    ['/uk/christmas-sale', 'en-GB', /12\u00a0January at 23:59\u00a0GMT/],
    ['/fr/christmas-sale', 'fr-FR', /31\u00a0décembre à 23\u00a0h\u00a059 \(heure de Paris\)/],
    ['/de/christmas-sale', 'de-DE', /31\.\u00a0Dezember um 23:59\sUhr\u00a0MEZ/],
  ])('%s shows when the sale ends instead of a countdown [ST-1]', async (path, locale, date) => {
    const site = await startBuiltSite('global-site', { SITE_CLOCK: '2024-12-20T12:00:00Z' });
    try {
      await using watched = await visited.open({
        javaScriptEnabled: false,
        viewport: { width: 1280, height: 800 },
        expects: refused,
      });
      const { page } = watched;
      await page.goto(site.origin + path);
      const timer = page.getByRole('timer');
      const shown = await timer.innerText();
      expect(shown).toMatch(date);
      const [before = '', after = ''] = words('content/messages/labels', locale)('countdown.ends').split('{date}');
      expect(shown.startsWith(before) && shown.endsWith(after)).toBe(true);
      expect(await timer.locator('[aria-hidden]').isVisible()).toBe(false);
    } finally {
      await site.stop();
    }
  });
});
