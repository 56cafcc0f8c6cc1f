import { hydrated } from '@kinemorph/site/testing';
import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** Slowdown of a measured page's CPU relative to this machine. */
export const slowdown = 4;
/** Time after loading in which a page still works on its own (vendors, consent, prefetches), in milliseconds. */
const settlingMs = 1_500;

/**
 * Opens a page in a fresh context, lets it settle, and then slows its CPU down. With `live`, a mouse has moved and
 * React runs the page.
 */
export async function onThrottledPage<Result>(
  browser: Browser,
  url: string,
  { live, ...options }: BrowserContextOptions & { live: boolean },
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    if (live) {
      await page.mouse.move(5, 400);
      await hydrated(page);
    }
    await page.waitForTimeout(settlingMs);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await measure(page);
  } finally {
    await context.close();
  }
}
