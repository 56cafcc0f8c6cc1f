import {
  hydrated,
  openWatched,
  sandboxControls,
  startBuiltSite,
  startSandbox,
  type StartedProcess,
  type WatchedPage,
  type WatchOptions,
} from '@kinemorph/site/testing';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser } from '../../../../vitest.shared.ts';
import { afterTheSales } from './regions.ts';

/** A built site that calls the sandbox, with a browser. */
export interface SandboxedSite {
  readonly site: StartedProcess;
  readonly sandbox: StartedProcess;
  readonly controls: ReturnType<typeof sandboxControls>;
  /** Opens an empty page in its own context, and watches it. */
  readonly open: (options?: WatchOptions) => Promise<WatchedPage>;
  /** Opens a page of the site without transitions, and waits until React runs it. */
  readonly visit: (path: string, options?: WatchOptions) => Promise<WatchedPage>;
}

/**
 * Starts all three before the tests of a file, resets the faults of the sandbox after each test, and stops them at the
 * end. `settings` are the site's own, made from the sandbox's origin.
 */
export function sandboxedSite(
  settings: (sandboxOrigin: string) => Readonly<Record<string, string>> = () => ({}),
): SandboxedSite {
  let site: StartedProcess;
  let sandbox: StartedProcess;
  let browser: Browser;
  beforeAll(async () => {
    [sandbox, browser] = await Promise.all([startSandbox(), launchBrowser()]);
    site = await startBuiltSite('global-site', {
      SITE_CLOCK: afterTheSales,
      API_US: `${sandbox.origin}/usapi`,
      API_EU: `${sandbox.origin}/euapi`,
      ...settings(sandbox.origin),
    });
  });
  afterEach(() => sandboxControls(sandbox.origin).heal());
  afterAll(async () => {
    await Promise.all([browser.close(), site.stop(), sandbox.stop()]);
  });
  const open = (options?: WatchOptions) => openWatched(browser, options);
  return {
    get site() {
      return site;
    },
    get sandbox() {
      return sandbox;
    },
    get controls() {
      return sandboxControls(sandbox.origin);
    },
    open,
    async visit(path, options) {
      const watched = await open({ reducedMotion: 'reduce', ...options });
      await watched.page.goto(site.origin + path);
      await hydrated(watched.page);
      return watched;
    },
  };
}
