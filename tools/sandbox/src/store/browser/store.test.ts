import type { ServerResponse } from 'node:http';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../../../vitest.shared.ts';
import { regionIds, regions } from '../../regions.ts';
import { complaintsOf, testSite } from '../../testing/browser.ts';
import { testSandbox } from '../../testing/sandbox.ts';
import { copies } from '../copy/copies.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const ada = {
  apptoken: 'a',
  reftoken: 'r',
  userId: 'u',
  userInfo: JSON.stringify({ user_id: 'u', email: 'ada@example.com', nickname: 'ada', country: 'GB', points: 1200 }),
};

/** A replacement for the site's proxy: it provides the store's own storage instead of the site's. */
const proxy = `
  const keys = ['apptoken', 'reftoken', 'userId', 'userInfo'];
  const values = () => Object.fromEntries(keys.flatMap(key => localStorage.getItem(key) === null ? [] : [[key, localStorage.getItem(key)]]));
  window.kinemorphStorage = {
    ready: Promise.resolve(),
    read: async () => values(),
    clear: async () => keys.forEach(key => localStorage.removeItem(key)),
    subscribe: listener => { addEventListener('storage', () => listener(values())); return () => {}; },
  };
`;
const lending = (_: unknown, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'text/javascript' }).end(proxy);

/** Starts a store and its site, and opens a browser that has visited neither. */
async function setUp(answer: Parameters<typeof testSite>[0] = lending) {
  const site = await testSite(answer);
  const sandbox = await testSandbox({ sites: { global: site.origin, cn: site.origin } });
  const context = await browser.newContext();
  return {
    site,
    context,
    async visit(path: string) {
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      await page.goto(sandbox.origin + path, { waitUntil: 'domcontentloaded' });
      return { page, complaints };
    },
    async [Symbol.asyncDispose]() {
      await context.close();
      await sandbox[Symbol.asyncDispose]();
      await site[Symbol.asyncDispose]();
    },
  };
}

const keep = (page: Page, values: Record<string, string>) =>
  page.evaluate((kept) => Object.assign(localStorage, kept), values);
const bar = (page: Page) => page.locator('.visitor');
const shown = (page: Page) => expect.poll(() => bar(page).innerText(), { timeout: 10_000 });

describe('store page', () => {
  it('shows a link to the log-in when no user is logged in', async () => {
    await using store = await setUp();
    const { page, complaints } = await store.visit('/store/uk/products/ai-base');
    await page.waitForFunction('window.kinemorphStorage');
    expect(await bar(page).innerText()).toBe('Sign in');
    expect(await page.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      `${store.site.origin}/uk/login`,
    );
    expect(complaints).toEqual([]);
  });

  it('shows the user who is logged in on the site, and updates on changes in another tab', async () => {
    await using store = await setUp();
    const { page: one } = await store.visit('/store/us');
    await shown(one).toBe('Sign in');
    const { page: two, complaints } = await store.visit('/store/us/account');
    await keep(one, ada);
    await shown(two).toMatch(/^Signed in as ada\s+Credits: 1,200\s+Sign out$/);
    const { page: three } = await store.visit('/store/us');
    await shown(three).toContain('Signed in as ada');
    await one.evaluate(() => localStorage.clear());
    await shown(two).toBe('Sign in');
    await shown(three).toBe('Sign in');
    expect(complaints).toEqual([]);
  });

  it('signs out in all tabs, and moves the focus to the link “Sign in”', async () => {
    await using store = await setUp();
    const { page: one } = await store.visit('/store/us');
    await keep(one, ada);
    const { page: two } = await store.visit('/store/us');
    await shown(two).toContain('ada');
    await two.reload();
    await two.getByRole('button', { name: 'Sign out' }).click();
    await shown(two).toBe('Sign in');
    expect(await two.evaluate(() => document.activeElement?.textContent)).toBe('Sign in');
    expect(await one.evaluate(() => localStorage.length)).toBe(0);
  });

  it('updates when it comes back from the browser’s cache', async () => {
    await using store = await setUp();
    const { page } = await store.visit('/store/us');
    await page.waitForFunction('window.kinemorphStorage');
    await keep(page, ada);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await shown(page).toContain('ada');
  });

  it.each(regionIds)('of %s shows the logged-in user in its language', async (region) => {
    await using store = await setUp();
    const { page } = await store.visit(`/store/${region}`);
    await keep(page, ada);
    await page.reload();
    const { visitor } = copies[regions[region].language];
    await shown(page).toContain(visitor.signedInAs('ada'));
    expect((await bar(page).innerText()).replaceAll(/\s/g, ' ')).toMatch(/1.200/);
    expect(await page.getByRole('button', { name: visitor.signOut }).isVisible()).toBe(true);
  });

  it('shows a name that contains markup as plain text', async () => {
    await using store = await setUp();
    const { page, complaints } = await store.visit('/store/us');
    await keep(page, {
      ...ada,
      userInfo: JSON.stringify({ nickname: '<img src=x onerror=alert(1)> $& {points}', points: 0 }),
    });
    await page.reload();
    await shown(page).toMatch(/^Signed in as <img src=x onerror=alert\(1\)> \$& \{points\}\s+Credits: 0\s+Sign out$/);
    expect(await page.locator('img').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it.each([
    ['hangs', () => undefined],
    ['is missing', (_: unknown, response: ServerResponse) => void response.writeHead(404).end()],
    [
      'breaks',
      (_: unknown, response: ServerResponse) =>
        void response.writeHead(200, { 'content-type': 'text/javascript' }).end('throw new Error("broken")'),
    ],
    [
      'lends nothing',
      (_: unknown, response: ServerResponse) =>
        void response
          .writeHead(200, { 'content-type': 'text/javascript' })
          .end(proxy.replace('=> values()', '=> ({})')),
    ],
  ])('works where the site’s script %s', async (_, answer) => {
    await using store = await setUp(answer);
    const { page } = await store.visit('/store/de/products/ai-base?campaign=black-friday-2024&region=de');
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Ai Base');
    expect(await page.locator('.from').innerText()).toBe('Von: ai-base · black-friday-2024 · de');
    expect(await bar(page).innerText()).toBe('Anmelden');
    await page.getByRole('link', { name: 'Konto' }).click({ noWaitAfter: true });
    await expect.poll(() => page.url(), { timeout: 10_000 }).toMatch(/\/store\/de\/account$/);
  });
});
