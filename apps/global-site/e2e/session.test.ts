import { eventually, hydrated } from '@kinemorph/site/testing';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { askAtOnce } from './support/api-client.ts';
import { empty, fillIn, held, hold, newEmail, startAccounts, tab, visit, type Accounts } from './support/accounts.ts';

let all: Accounts;
beforeAll(async () => {
  all = await startAccounts();
});
afterEach(() => all.controls.heal());
afterAll(() => all.stop());

const account = () => `${all.site.origin}/us/account`;
const login = () => `${all.site.origin}/us/login?next=%2Fus%2Faccount`;
/** Returns how often a path has been called since an instant, with any answer. */
const calls = async (path: string, since: string) =>
  (await all.controls.calls()).filter((call) => call.at > since && call.path.endsWith(path)).length;
const refreshes = (since: string) => calls('/sign_in/refresh', since);

/** Logs a new visitor in, and returns the tab with the visitor's email and id. */
async function loggedIn() {
  const email = newEmail();
  const watched = await all.open('/us/login', { expects: /./ });
  await fillIn(watched.page, email);
  await eventually(async () => (await held(watched.page)).userInfo).not.toBeNull();
  const { userId } = await held(watched.page);
  // The calls that are counted come after those of the login.
  const since = (await all.controls.calls()).at(-1)?.at ?? '';
  return {
    page: watched.page,
    context: watched.context,
    email,
    userId: userId ?? '',
    since,
    [Symbol.asyncDispose]: () => watched.context.close(),
  };
}

/** Records the paths of a tab's navigations from now on, including those that a later navigation replaced. */
async function departures(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    navigation.addEventListener('navigate', ({ destination }) => {
      sessionStorage.setItem(
        'departures',
        `${sessionStorage.getItem('departures') ?? ''} ${new URL(destination.url).pathname}`,
      );
    });
  });
  return async () => (await page.evaluate(() => sessionStorage.getItem('departures') ?? '')).split(' ').slice(1);
}

describe('expired session [ER-2]', () => {
  it('is renewed by one refresh for all tabs [AP-8]', async () => {
    await using visitor = await loggedIn();
    const { page, context, userId, since, email } = visitor;
    const old = (await held(page)).apptoken;
    const tabs = await Promise.all(Array.from({ length: 4 }, () => tab(context, `${all.site.origin}/us/faq`)));
    await all.controls.expire(userId);
    await Promise.all([page, ...tabs].map((one) => visit(one, account())));
    for (const one of [page, ...tabs]) await one.getByRole('main').getByText(email).first().waitFor();
    await eventually(async () => (await held(page)).apptoken).not.toBe(old);
    // Each tab has sent its request, and at least the first of them a second one.
    await eventually(() => calls('/profile', since)).toBeGreaterThan(tabs.length + 1);
    expect(await refreshes(since)).toBe(1);
  });

  it('is renewed by one refresh for fifty calls: ten at once in each of five tabs [AP-8]', async () => {
    await using visitor = await loggedIn();
    const { page, context, userId, email, since } = visitor;
    await visit(page, `${all.site.origin}/us/faq`);
    const tabs = [
      page,
      ...(await Promise.all(Array.from({ length: 4 }, () => tab(context, `${all.site.origin}/us/faq`)))),
    ];
    const requests = () => calls('/profile', since);
    // The new token is held back until every call has been rejected because the old one has expired.
    await context.route('**/sign_in/refresh*', async (route) => {
      await eventually(requests).toBe(50);
      await route.continue();
    });
    await all.controls.expire(userId);
    const made = await Promise.all(tabs.map((one) => askAtOnce(one, 10)));
    expect(made).toEqual(tabs.map(() => ({ emails: Array.from({ length: 10 }, () => email), errors: [], ends: [] })));
    expect(await refreshes(since)).toBe(1);
    expect(await requests()).toBe(100);
  });

  it('whose refresh is rejected is cleared, and redirects to the login once, and back after it', async () => {
    await using visitor = await loggedIn();
    const { page, userId, email, since } = visitor;
    await all.controls.expire(userId, { refresh: true });
    const seen = await departures(page);
    // Longer than a login page takes to load: a second navigation to it would happen in this time.
    await page.route(login(), async (route) => {
      await setTimeout(500);
      await route.continue();
    });
    await page.goto(account(), { waitUntil: 'commit' });
    await page.waitForURL(login());
    expect(await held(page)).toEqual(empty);
    await page.waitForTimeout(2500);
    expect(await seen()).toEqual(['/us/login']);
    expect(await refreshes(since)).toBe(1);
    await hydrated(page);
    await fillIn(page, email);
    await page.waitForURL(account());
    await page.getByRole('main').getByText(email).first().waitFor();
  });

  it('whose refresh is rejected while subscribing redirects to the login, and back with the typed email', async () => {
    await using visitor = await loggedIn();
    const { page, userId, email } = visitor;
    const address = page.getByRole('main').locator('input[type=email]');
    await visit(page, `${all.site.origin}/us`);
    await all.controls.expire(userId, { refresh: true });
    await all.controls.failSubscribing({ code: 4003 });
    await address.fill('half-typed@example.com');
    await address.press('Enter');
    await page.waitForURL(`${all.site.origin}/us/login?next=%2Fus`);
    expect(await held(page)).toEqual(empty);
    await hydrated(page);
    await fillIn(page, email);
    await page.waitForURL(`${all.site.origin}/us`);
    await hydrated(page);
    await eventually(() => address.inputValue()).toBe('half-typed@example.com');
    await address.press('Enter');
    await page.getByRole('main').getByRole('status').waitFor();
    expect((await all.controls.subscribers()).map((subscriber) => subscriber.email)).toContain(
      'half-typed@example.com',
    );
    // It is restored only once.
    await visit(page, `${all.site.origin}/us`);
    expect(await address.inputValue()).toBe('');
  });

  it('that is incomplete while subscribing shows an error in the form, and then redirects to the login', async () => {
    await using visitor = await loggedIn();
    const { page } = visitor;
    const address = page.getByRole('main').locator('input[type=email]');
    await visit(page, `${all.site.origin}/us`);
    await page.evaluate(() => localStorage.removeItem('/us/reftoken'));
    await all.controls.failSubscribing({ code: 4003 });
    await address.fill('half-typed@example.com');
    await address.press('Enter');
    await page.getByRole('main').getByRole('alert').waitFor();
    expect(new URL(page.url()).pathname).toBe('/us');
    await page.waitForURL(`${all.site.origin}/us/login?next=%2Fus`);
    // The page is public, so going back returns to it, with the address.
    await page.goBack();
    await hydrated(page);
    await eventually(() => address.inputValue()).toBe('half-typed@example.com');
  });

  it('that is incomplete shows an error, and then redirects to the login', async () => {
    await using visitor = await loggedIn();
    const { page, userId, since } = visitor;
    await all.controls.expire(userId);
    await page.evaluate(() => localStorage.removeItem('/us/reftoken'));
    await page.goto(account());
    await page
      .getByText(/log in again|expired/i)
      .first()
      .waitFor();
    // The message is shown on the page that it is about.
    expect(new URL(page.url()).pathname).toBe('/us/account');
    await page.waitForURL(login());
    expect(await refreshes(since)).toBe(0);
  });

  it('whose refresh hangs shows "Try again" in every tab, and stays logged in', { timeout: 60_000 }, async () => {
    await using visitor = await loggedIn();
    const { page, context, userId, email } = visitor;
    await all.controls.expire(userId);
    await all.controls.fail('GET', 'sign_in/refresh', { delayMs: 40_000 }, 5);
    const tabs = [page, await context.newPage(), await context.newPage()];
    await Promise.all(tabs.map((one) => one.goto(account())));
    for (const one of tabs) await one.getByRole('button', { name: /try again/i }).waitFor({ timeout: 15_000 });
    expect((await held(page)).userId).toBe(userId);
    await all.controls.heal();
    await page.getByRole('button', { name: /try again/i }).click();
    await eventually(() => page.getByRole('button', { name: /try again/i }).count()).toBe(0);
    await page.getByRole('main').getByText(email).first().waitFor();
  });

  it('whose new tokens are lost in transit is renewed with the old ones [AP-8]', async () => {
    await using visitor = await loggedIn();
    const { page, userId, email } = visitor;
    const before = await held(page);
    await all.controls.expire(userId);
    await page.route('**/sign_in/refresh*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.goto(account());
    await page.getByRole('button', { name: /try again/i }).waitFor();
    expect((await held(page)).reftoken).toBe(before.reftoken);
    await page.unroute('**/sign_in/refresh*');
    await page.getByRole('button', { name: /try again/i }).click();
    await eventually(() => page.getByRole('button', { name: /try again/i }).count()).toBe(0);
    await page.getByRole('main').getByText(email).first().waitFor();
    const after = await held(page);
    expect([after.apptoken === before.apptoken, after.reftoken === before.reftoken, after.userId]).toEqual([
      false,
      false,
      userId,
    ]);
  });

  it('is renewed by two tabs at once in a browser without locks, and both stay logged in', async () => {
    await using visitor = await loggedIn();
    const { page, context, userId, email, since } = visitor;
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'locks', { value: undefined });
    });
    await all.controls.expire(userId);
    const tabs = [page, await context.newPage()];
    let requests = 0;
    // Both requests arrive before either gets a response.
    await context.route('**/sign_in/refresh*', async (route) => {
      requests += 1;
      await eventually(() => requests).toBeGreaterThan(1);
      await route.continue();
    });
    await Promise.all(tabs.map((one) => one.goto(account())));
    // The API accepts only the later token. A tab that uses the earlier one before the later arrives refreshes again.
    await eventually(() => refreshes(since)).toBeGreaterThanOrEqual(2);
    // A tab that receives the other's tokens may send one more request than these.
    const profiles = () => calls('/profile', since);
    await eventually(profiles).toBeGreaterThanOrEqual(4);
    for (const one of tabs) await one.getByRole('main').getByText(email).first().waitFor();
    const renewed = await refreshes(since);
    for (const one of tabs) {
      await one.reload();
      await one.getByRole('main').getByText(email).first().waitFor();
    }
    await eventually(profiles).toBeGreaterThanOrEqual(6);
    for (const one of tabs) expect(await one.getByRole('button', { name: /try again/i }).count()).toBe(0);
    expect(renewed).toBeLessThanOrEqual(3);
    expect([await refreshes(since), (await held(page)).userId]).toEqual([renewed, userId]);
  });

  it('is renewed by another tab when the refreshing tab is closed', { timeout: 60_000 }, async () => {
    await using visitor = await loggedIn();
    const { page, context, userId, email } = visitor;
    await visit(page, `${all.site.origin}/us/faq`);
    await all.controls.expire(userId);
    await all.controls.fail('GET', 'sign_in/refresh', { delayMs: 30_000 });
    const holder = await context.newPage();
    await holder.goto(account());
    await eventually(() => page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0)).toBe(1);
    const old = (await held(page)).apptoken;
    await page.goto(account());
    await eventually(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0)).toBe(1);
    await holder.close();
    await eventually(async () => (await held(page)).apptoken).not.toBe(old);
    await page.getByRole('main').getByText(email).first().waitFor();
  });
});

describe('session tokens', () => {
  it('are sent only to the account API, not with a page, its model or the time request [AP-1, EN-13]', async () => {
    await using visitor = await loggedIn();
    const { page } = visitor;
    const { apptoken, reftoken } = await held(page);
    const carriers = new Set<string>();
    page.on('request', (request) => {
      const sent = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
      if ([apptoken, reftoken].some((token) => token !== null && sent.includes(token)))
        carriers.add(new URL(request.url()).pathname);
    });
    const time = page.waitForRequest('**/ssr/timestamp');
    await visit(page, account());
    expect((await time).headers()).toMatchObject({ region: 'us', 'accept-language': 'en' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL(`${all.site.origin}/us/faq`);
    await page.waitForLoadState('networkidle');
    expect([...carriers]).toEqual(['/usapi/account/user/profile']);
  });
});

describe('browser without storage', () => {
  it.each([
    [
      'blocks storage',
      () =>
        Object.defineProperty(globalThis, 'localStorage', {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        }),
    ],
    [
      'has no room',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
  ])('that %s stays logged in within the document', async (_, cripple) => {
    const email = newEmail();
    await using watched = await all.open('/us', { expects: /./ });
    const { page } = watched;
    await page.addInitScript(cripple);
    await visit(page, login());
    await fillIn(page, email);
    // A link within the document keeps the document, and its memory.
    await page.getByRole('main').locator('a[href="/us/account"]').click();
    await page.getByRole('main').getByText(email).first().waitFor();
  });
});

describe('API redirect to another origin', () => {
  it('is not followed, and the session is kept', async () => {
    const seen: string[] = [];
    const stranger = createServer((request, response) => {
      seen.push(JSON.stringify(request.headers));
      response.writeHead(200, { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }).end('{}');
    });
    await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
    const there = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    const redirecting = createServer((_, response) => response.writeHead(302, { location: `${there}/steal` }).end());
    await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve));
    const other = await startAccounts({ API_US: `http://127.0.0.1:${(redirecting.address() as AddressInfo).port}` });
    try {
      await using watched = await other.open('/us/faq', { expects: /./ });
      const { page } = watched;
      await hold(page, { apptoken: 'canary-app', reftoken: 'canary-ref', userId: '7' });
      await visit(page, `${other.site.origin}/us/account`);
      await page.getByRole('button', { name: /try again/i }).waitFor();
      expect(seen).toEqual([]);
      expect(await held(page)).toMatchObject({ apptoken: 'canary-app' });
    } finally {
      await other.stop();
      stranger.close();
      redirecting.close();
    }
  });
});
