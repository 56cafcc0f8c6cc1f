import {
  eventually,
  hydrated,
  openWatched,
  startBuiltSite,
  startSandbox,
  type StartedProcess,
} from '@kinemorph/site/testing';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';

let site: StartedProcess;
let sandbox: StartedProcess;
let browser: Browser;

beforeAll(async () => {
  [sandbox, browser] = await Promise.all([startSandbox(), launchBrowser()]);
  site = await startBuiltSite('cn-site', { SITE_CLOCK: '2025-08-01T12:00:00Z', API_CN: `${sandbox.origin}/cnapi` });
});
afterAll(async () => {
  await Promise.all([browser.close(), site.stop(), sandbox.stop()]);
});

it('Chinese site: one form registers and logs in, stores the session under /cn, and returns to the requested page [PG-15][AP-6][AP-10]', async () => {
  await using watched = await openWatched(browser, { reducedMotion: 'reduce' });
  const { page } = watched;
  await page.goto(`${site.origin}/login?next=%2Fmanuals`);
  await hydrated(page);
  expect(await page.getByRole('main').getByRole('tab').count()).toBe(0);
  const enter = async () => {
    const form = page.getByRole('main').locator('form');
    await form.locator('input[name=email]').fill('li@example.com');
    await form.locator('input[name=password]').fill('correct horse battery');
    await form.locator('button[type=submit]').click();
  };
  await enter();
  await eventually(() =>
    page.evaluate(() =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith('/'))
        .sort(),
    ),
  ).toEqual(['/cn/apptoken', '/cn/reftoken', '/cn/userId', '/cn/userInfo']);
  await page.getByRole('main').locator('a[href="/manuals"]').click();
  await page.waitForURL(`${site.origin}/manuals`);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site.origin}/login?next=%2Fmanuals`);
  await hydrated(page);
  await enter();
  await page.waitForURL(`${site.origin}/manuals`);
  expect(watched.problems()).toEqual([]);
});
