import type { Browser } from 'playwright';
import { hydrated, openWatched, type WatchedPage, type WatchOptions } from './watched-page.ts';

/** A tab that visits one page after the other; its problems and requests are those of the last visit. */
export interface Tab extends WatchedPage {
  /**
   * Opens a page, and waits until React runs it. The page finds no cookie and an empty storage, as on a first visit;
   * only the files that pages share are still in the browser's cache, which saves a third of the time of a load.
   */
  readonly visit: (path: string) => Promise<void>;
}

/** Opens a tab for a site. */
export async function openTab(browser: Browser, origin: string, options?: WatchOptions): Promise<Tab> {
  const watched = await openWatched(browser, options);
  const { page, context } = watched;
  await page.addInitScript(() => {
    // An empty page has no storage.
    if (!location.protocol.startsWith('http')) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  let earlier = { problems: 0, requests: 0 };
  return {
    ...watched,
    problems: () => watched.problems().slice(earlier.problems),
    requests: () => watched.requests().slice(earlier.requests),
    async visit(path) {
      earlier = { problems: watched.problems().length, requests: watched.requests().length };
      await context.clearCookies();
      // This empties the tab's memory cache. An element takes a picture left there by the previous page without a
      // request, and the browser then warns of an unused preload.
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await session.send('Network.setCacheDisabled', { cacheDisabled: false });
      await page.goto(origin + path);
      await hydrated(page);
    },
  };
}
