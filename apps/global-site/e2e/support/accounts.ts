import {
  hydrated,
  openWatched,
  sandboxControls,
  startBuiltSite,
  startSandbox,
  type StartedProcess,
  type WatchOptions,
} from '@kinemorph/site/testing';
import type { Browser, BrowserContext, Page } from 'playwright';
import { freePort, launchBrowser } from '../../../../vitest.shared.ts';
import { afterTheSales } from './regions.ts';

/** The four keys of a session in the browser's storage, without their scope. */
export const sessionKeys = ['apptoken', 'reftoken', 'userId', 'userInfo'] as const;

/** The site, the sandbox behind it, and a browser. */
export interface Accounts {
  readonly site: StartedProcess;
  readonly sandbox: StartedProcess;
  readonly controls: ReturnType<typeof sandboxControls>;
  readonly browser: Browser;
  readonly open: (path: string, options?: WatchOptions) => ReturnType<typeof openWatched>;
  readonly stop: () => Promise<void>;
}

/** Starts a site with accounts; the sandbox store knows the site, and the site the store. */
export async function startAccounts(
  env: Readonly<Record<string, string>> = {},
  sandboxEnv: Readonly<Record<string, string>> = {},
): Promise<Accounts> {
  const port = await freePort();
  const [sandbox, browser] = await Promise.all([
    startSandbox({ GLOBAL_ORIGIN: `http://127.0.0.1:${port}`, ...sandboxEnv }),
    launchBrowser(),
  ]);
  const site = await startBuiltSite('global-site', {
    PORT: String(port),
    SITE_CLOCK: afterTheSales,
    API_US: `${sandbox.origin}/usapi`,
    API_EU: `${sandbox.origin}/euapi`,
    STORE_ORIGIN: `${sandbox.origin}/store/{region}`,
    // With the sandbox's captcha, if the test wants one.
    ...(sandboxEnv['SANDBOX_CAPTCHA_AFTER'] && { CAPTCHA_URL: `${sandbox.origin}/__vendors/captcha.js` }),
    ...env,
  });
  return {
    site,
    sandbox,
    browser,
    controls: sandboxControls(sandbox.origin),
    async open(path, options) {
      const watched = await openWatched(browser, { reducedMotion: 'reduce', ...options });
      await visit(watched.page, site.origin + path);
      return watched;
    },
    async stop() {
      await Promise.all([browser.close(), site.stop(), sandbox.stop()]);
    },
  };
}

/** Opens an address and waits until the page is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

let made = 0;

/** Returns an email address that no other test has used. */
export const newEmail = () => `reader.${(made += 1)}.${process.pid}@example.com`;
export const password = 'correct horse battery';

/** Fills in the first form of a login page, and sends it. */
export async function fillIn(page: Page, email: string, secret = password): Promise<void> {
  const form = page.getByRole('main').locator('form:visible');
  await form.locator('input[name=email]').fill(email);
  await form.locator('input[name=password]').fill(secret);
  await form.locator('button[type=submit]').click();
}

/** Returns the values of a scope's session in a page's storage; null for a missing one. */
export const held = (page: Page, scope = '/us') =>
  page.evaluate(([of, keys]) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(`${of}/${key}`)])), [
    scope,
    sessionKeys,
  ] as const) as Promise<Record<(typeof sessionKeys)[number], string | null>>;

/** Writes values of a session into a page's storage. */
export const hold = (
  page: Page,
  values: Readonly<Partial<Record<(typeof sessionKeys)[number], string>>>,
  scope = '/us',
) =>
  page.evaluate(
    ([of, entries]) => {
      for (const [key, value] of entries) localStorage.setItem(`${of}/${key}`, value);
    },
    [scope, Object.entries(values)] as const,
  );

/** Opens another tab of the same browser. */
export async function tab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await visit(page, address);
  return page;
}

export const empty = { apptoken: null, reftoken: null, userId: null, userInfo: null };
