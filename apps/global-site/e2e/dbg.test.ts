import { hydrated, openWatched, startBuiltSite } from '@kinemorph/site/testing';
import { it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
it('dbg', async () => {
  const site = await startBuiltSite('global-site', { SITE_CLOCK: '2025-08-01T12:00:00Z' });
  const browser = await launchBrowser();
  await using w = await openWatched(browser, { viewport: { width: 1440, height: 900 } });
  const { page } = w;
  const m = async (l: string) => console.log(l, await page.evaluate(() => JSON.stringify([scrollY, document.documentElement.scrollHeight, [...document.querySelectorAll('main > *, body > *')].map(e => e.tagName + Math.round(e.getBoundingClientRect().height))])));
  await page.goto(site.origin + '/uk'); await hydrated(page);
  await m('start');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'United Kingdom - English' });
  await link.scrollIntoViewIfNeeded();
  await m('scrolled'); await page.waitForTimeout(1000); await m('scrolled+1s');
  await link.click(); await page.waitForTimeout(1000); await m('chooser');
  await page.goBack(); await page.waitForTimeout(300); await m('back'); await page.waitForTimeout(2000); await m('back2');
  await browser.close(); await site.stop();
});
