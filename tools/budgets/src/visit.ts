import { regions } from '@kinemorph/content';
import { hydrated, lighthousePhone, recordArrivals, type Arrival } from '@kinemorph/site/testing';
import type { Browser } from 'playwright';
import type { BudgetPage } from './pages.ts';
import { sizesOf, type PageSizes, type SizedFile } from './sizes.ts';
import type { Sites } from './sites.ts';

/** Time without interaction after a page has loaded, in milliseconds. */
const untouchedMs = 10_000;
/**
 * How long the network must be quiet before a page counts as loaded, in milliseconds; a busy machine needs longer than
 * `untouchedMs`.
 */
const quietMs = 1_000;

/** Opens a page in a fresh context, waits, and then produces the first sign of a person. */
export async function visitPage(browser: Browser, budgetPage: BudgetPage, sites: Sites): Promise<PageSizes> {
  const { path, region } = budgetPage;
  const origin = sites.originOf(budgetPage);
  const context = await browser.newContext({ ...lighthousePhone, locale: regions[region].locale });
  try {
    // The newsletter's pop-up opens after twelve seconds, so it is part neither of a first load nor of the first
    // interaction.
    await context.addInitScript(() => {
      localStorage.setItem('noted:newsletter-popup', '1');
    });
    const page = await context.newPage();
    const recorder = recordArrivals(page);
    await page.goto(origin + path, { waitUntil: 'load' });
    await page.waitForTimeout(untouchedMs);
    await recorder.quiet(quietMs);
    const unasked = await recorder.arrivals();
    // A key without an effect: a pointer could hover a link, which would be prefetched.
    await page.keyboard.press('Shift');
    await hydrated(page);
    await recorder.quiet(quietMs);
    const all = await recorder.arrivals();
    const own = (arrivals: readonly Arrival[]) =>
      sizesOf(
        arrivals.filter(({ url }) => new URL(url).origin === origin).map(toSizedFile),
        sites.scriptNamesOf(budgetPage),
      );
    return { unasked: own(unasked), live: own(all.slice(unasked.length)) };
  } finally {
    await context.close();
  }
}

function toSizedFile({ url, kind, isInline, bytes }: Arrival): SizedFile {
  return { path: new URL(url).pathname, isDocument: kind === 'document', isInline: isInline === true, bytes };
}
