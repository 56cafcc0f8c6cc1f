import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../../../../vitest.shared.ts';
import { startBuiltSite, type BuiltApp, type StartedProcess } from '../servers/processes.ts';
import { openTab, type Tab } from './tab.ts';
import { hydrated, openWatched, type WatchedPage, type WatchOptions } from './watched-page.ts';

/** A built site, with a browser. */
export interface VisitedSite {
  readonly origin: string;
  /** Opens an empty page in its own context, and watches it. */
  readonly open: (options?: WatchOptions) => Promise<WatchedPage>;
  /** Opens a page of the site, and waits until React runs it. */
  readonly visit: (path: string, options?: WatchOptions) => Promise<WatchedPage>;
  /** Visits many things in two tabs, one after the other in each tab. */
  readonly inTabs: <Thing>(
    things: readonly Thing[],
    look: (tab: Tab, thing: Thing) => Promise<void>,
    options?: WatchOptions,
  ) => Promise<void>;
}

/**
 * Starts the site and the browser before the tests of a file, and stops them afterwards: its pages can be requested
 * from the first test on.
 */
export function visitedSite(app: BuiltApp, env?: Readonly<Record<string, string>>): VisitedSite {
  let site: StartedProcess;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([startBuiltSite(app, env), launchBrowser()]);
  });
  afterAll(async () => {
    await Promise.all([browser.close(), site.stop()]);
  });
  const open = (options?: WatchOptions) => openWatched(browser, options);
  return {
    get origin() {
      return site.origin;
    },
    open,
    async visit(path, options) {
      const watched = await open(options);
      await watched.page.goto(site.origin + path);
      await hydrated(watched.page);
      return watched;
    },
    async inTabs(things, look, options) {
      const left = things.values();
      const lookAtRest = async () => {
        await using tab = await openTab(browser, site.origin, options);
        // Both tabs take the next thing from the same list.
        for (const thing of left) await look(tab, thing);
      };
      await Promise.all([lookAtRest(), lookAtRest()]);
    },
  };
}
