import { ask, axeViolations, eventually, hydrated, openWatched, type WatchOptions } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  empty,
  fillIn,
  held,
  newEmail,
  password,
  startAccounts,
  tab,
  visit,
  type Accounts,
} from './support/accounts.ts';
import { brokenWords } from './support/broken-words.ts';
import { sticksOut } from './support/sticks-out.ts';

let all: Accounts;
beforeAll(async () => {
  all = await startAccounts();
});
afterEach(() => all.controls.heal());
afterAll(() => all.stop());

/** Registers a visitor, and waits for the account. */
async function registered(region = 'us', options?: WatchOptions) {
  const email = newEmail();
  const watched = await all.open(`/${region}/login`, options);
  await fillIn(watched.page, email);
  await eventually(async () => (await held(watched.page)).userInfo).not.toBeNull();
  return { ...watched, email, [Symbol.asyncDispose]: () => watched.context.close() };
}

/**
 * Sends the first messages of a store from a page to the storage frame of us, and returns the frame's response, or
 * 'nothing' after a while.
 */
const askFrame = (page: Page) =>
  page.evaluate(async (site) => {
    const frame = document.createElement('iframe');
    frame.src = `${site}/us/storage-proxy`;
    document.body.append(frame);
    await new Promise((resolve) => frame.addEventListener('load', resolve));
    const { port1, port2 } = new MessageChannel();
    const heard = new Promise((resolve) => {
      port1.onmessage = ({ data }: MessageEvent) => resolve(data);
      setTimeout(resolve, 3000, 'nothing');
    });
    port1.start();
    frame.contentWindow?.postMessage({ type: 'kinemorph-storage', version: 1 }, '*', [port2]);
    port1.postMessage({ id: 1, do: 'read' });
    return heard;
  }, all.site.origin);

const logOut = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log out' }).click();

describe('new account', () => {
  it('is created by the login form, has 200 credits, and stays signed in after a reload [ST-7][AP-6][AP-9][PG-16]', async () => {
    await using watched = await registered();
    const { page, email } = watched;
    expect(JSON.parse((await held(page)).userInfo ?? '{}')).toMatchObject({ email, points: 200 });
    await visit(page, `${all.site.origin}/us/account`);
    await page.getByRole('main').getByText(email).first().waitFor();
    await page.reload();
    await hydrated(page);
    await page.getByRole('main').getByText(email).first().waitFor();
    expect(await page.getByRole('main').innerText()).toContain('200');
    expect(watched.problems()).toEqual([]);
  });

  it('is created once by a form that was sent before React had loaded [AP-6]', async () => {
    await using watched = await openWatched(all.browser);
    const { page } = watched;
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>();
    await page.route(/\/assets\/react-[^/]*\.js$/, async (route) => {
      await come;
      await route.continue();
    });
    await page.goto(`${all.site.origin}/us/login`);
    const form = page.getByRole('main').locator('form:visible');
    const email = newEmail();
    await form.locator('input[type=email]').fill(email);
    await form.locator('input[type=password]').fill(password);
    await form.getByRole('button', { name: 'Continue' }).click();
    letCome();
    await eventually(async () => (await held(page)).userInfo).toContain(email);
    const sent = watched.requests().filter((request) => request.endsWith('/register_or_login'));
    expect(sent).toHaveLength(1);
    expect(page.url()).not.toContain(email);
    expect(watched.problems()).toEqual([]);
  });

  it('has an account page without axe violations that fits from 320 px', async () => {
    await using watched = await registered('us', { bypassCSP: true });
    const { page, email } = watched;
    await visit(page, `${all.site.origin}/us/account`);
    await page.getByRole('main').getByText(email).first().waitFor();
    for (const width of [320, 390, 820, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await sticksOut(page), `at ${width} px`).toEqual([]);
      expect(await brokenWords(page), `at ${width} px`).toEqual([]);
      expect(await axeViolations(page), `at ${width} px`).toEqual([]);
    }
  });

  it('is signed in across the regions of its market, but not in another market [AP-10]', async () => {
    await using watched = await registered();
    const { page, email } = watched;
    await visit(page, `${all.site.origin}/jp/account`);
    await page.getByRole('main').getByText(email).first().waitFor();
    await page.goto(`${all.site.origin}/uk/account`, { waitUntil: 'commit' });
    await page.waitForURL(`${all.site.origin}/uk/login?next=%2Fuk%2Faccount`);
    expect(await held(page, '/eu')).toEqual(empty);
  });

  it('can log in again on the second tab, in another region of its market [AP-6][AP-7]', async () => {
    const email = await (async () => {
      await using watched = await registered();
      return watched.email;
    })();
    await using watched = await all.open('/jp/login?next=%2Fjp%2Ffaq');
    const { page } = watched;
    await page.getByRole('tab').nth(1).click();
    await fillIn(page, email);
    await page.waitForURL(`${all.site.origin}/jp/faq`);
    const paths = (await all.controls.calls()).map(({ path }) => path);
    expect(paths.slice(-2)).toEqual(['/usapi/account/user/sign_in', '/usapi/account/user/profile']);
    expect(watched.problems()).toEqual([]);
  });

  it('is logged out in every tab at once [ST-7]', async () => {
    await using watched = await registered();
    const { page, context, email } = watched;
    await visit(page, `${all.site.origin}/us/account`);
    const other = await tab(context, `${all.site.origin}/us/account`);
    await other.getByRole('main').getByText(email).first().waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await other.waitForURL(`${all.site.origin}/us/login?next=%2Fus%2Faccount`);
    expect(await other.getByText(email).count()).toBe(0);
    expect(await held(other)).toEqual(empty);
  });
});

describe('logging out', () => {
  /** Returns the API's answers to a session's tokens: for the profile, and for a refresh. */
  const codes = async ({ apptoken, reftoken, userId }: Awaited<ReturnType<typeof held>>) => {
    const ask = async (path: string, headers: Record<string, string>) =>
      (
        (await (await fetch(`${all.sandbox.origin}/usapi/account/user/${path}`, { headers })).json()) as {
          code: number;
        }
      ).code;
    return [
      await ask('profile', { apptoken: apptoken ?? '' }),
      await ask(`sign_in/refresh?user_id=${userId ?? ''}`, { reftoken: reftoken ?? '' }),
    ];
  };

  it.each(['/us/account', '/us/login'])('on %s revokes both API tokens, and shows a message [ST-7]', async (path) => {
    await using watched = await registered();
    const { page } = watched;
    await visit(page, all.site.origin + path);
    const session = await held(page);
    await logOut(page);
    await eventually(() => held(page)).toEqual(empty);
    await eventually(() => codes(session)).toEqual([4003, 4006]);
    // Shown on the login page, wherever the visitor logged out [PB-13].
    await page.locator('[data-stays-live] li').filter({ hasText: 'You’re logged out.' }).waitFor();
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    ['hangs', { delayMs: 60_000 }],
    ['fails', { status: 500 }],
    ['knows no such call', { status: 404, code: 4004 }],
    ['hangs up', { drop: true }],
  ])('with an API that %s clears the session in the browser at once', async (_, fault) => {
    await using watched = await registered('us', { expects: /sign_out|Failed to load resource/ });
    const { page } = watched;
    await visit(page, `${all.site.origin}/us/account`);
    await all.controls.fail('POST', 'sign_out', fault);
    await logOut(page);
    await page.waitForURL(`${all.site.origin}/us/login#logged-out`);
    expect(await held(page)).toEqual(empty);
    await hydrated(page);
    await page.getByRole('main').locator('form:visible input[name=email]').waitFor();
    expect(watched.problems()).toEqual([]);
  });
});

describe('market whose API has only the specified calls', () => {
  it('logs in, refreshes and logs out', async () => {
    const other = await startAccounts({}, { SANDBOX_EXTENDED: '0' });
    try {
      await using watched = await other.open('/us/login', { expects: /404/ });
      const { page } = watched;
      await fillIn(page, newEmail());
      await eventually(async () => (await held(page)).userInfo).not.toBeNull();
      const before = await held(page);
      await other.controls.expire(before.userId ?? '');
      await visit(page, `${other.site.origin}/us/account`);
      await eventually(async () => (await held(page)).apptoken).not.toBe(before.apptoken);
      expect((await held(page)).reftoken).toBe(before.reftoken);
      await logOut(page);
      await page.waitForURL(`${other.site.origin}/us/login#logged-out`);
      expect(await held(page)).toEqual(empty);
    } finally {
      await other.stop();
    }
  });
});

describe('IP address that registers too many accounts', () => {
  it('is rejected with a message in the form, even with a forged X-Forwarded-For; other addresses are accepted', async () => {
    const other = await startAccounts({ PROXIES: '1' }, { SANDBOX_ACCOUNTS_PER_ADDRESS: '1' });
    try {
      await using watched = await other.open('/us/login');
      const { page } = watched;
      const register = async (from: string) => {
        const body = JSON.stringify({ email: newEmail(), password });
        return (
          JSON.parse(
            (
              await ask(other.site.origin, '/usapi/account/user/register_or_login', {
                method: 'POST',
                headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
                body,
              })
            ).body,
          ) as { code: number }
        ).code;
      };
      expect([
        await register('203.0.113.7'),
        await register('203.0.113.7'),
        await register('198.51.100.1, 203.0.113.7'),
        await register('203.0.113.8'),
      ]).toEqual([2000, 4030, 4030, 2000]);
      expect(await register('127.0.0.1')).toBe(2000);
      await fillIn(page, newEmail());
      const alert = page.getByRole('main').getByRole('alert');
      await alert.waitFor();
      expect(await alert.innerText()).toBe('Too many requests from your connection. Please try again in 10 minutes.');
      expect(await held(page)).toEqual(empty);
    } finally {
      await other.stop();
    }
  });
});

describe('store', () => {
  it('shows the visitor who is signed in on the site, until the session ends there [AP-10][AP-11]', async () => {
    await using watched = await registered();
    const { page, context, email } = watched;
    const nickname = email.split('@')[0] ?? '';
    const store = await context.newPage();
    await store.goto(`${all.sandbox.origin}/store/us/`);
    await store.getByText(nickname).first().waitFor();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('/us/')) localStorage.removeItem(key);
    });
    await eventually(() => store.getByText(nickname).count()).toBe(0);
  });

  it('of another market shows no signed-in visitor [AP-10]', async () => {
    await using watched = await registered();
    const store = await watched.context.newPage();
    await store.goto(`${all.sandbox.origin}/store/de/`);
    await store
      .getByRole('link', { name: /anmelden/i })
      .first()
      .waitFor();
    expect(await store.getByText(watched.email.split('@')[0] ?? '').count()).toBe(0);
  });

  it('receives the session from the storage frame only if it is on the allow list [AP-10]', async () => {
    await using watched = await registered();
    const { apptoken } = await held(watched.page);
    const store = await watched.context.newPage();
    const askFrom = async (origin: string) => {
      await store.goto(`${origin}/store/us/`);
      return askFrame(store);
    };
    const listed = all.sandbox.origin;
    expect(apptoken).toBeTruthy();
    expect(await askFrom(listed)).toMatchObject({ id: 1, values: { apptoken } });
    expect(await askFrom(listed.replace('127.0.0.1', 'localhost'))).toBe('nothing');
  });
});

describe('tokens and password', () => {
  it('appear in no address, document, data layer or log, and only in requests to the API', async () => {
    await using watched = await registered();
    const { page } = watched;
    const session = await held(page);
    const secrets = [session.apptoken ?? '?', session.reftoken ?? '?', password];
    const strangers: string[] = [];
    page.on('request', (request) => {
      const said = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;
      const isApi =
        new URL(request.url()).origin === all.site.origin && /^\/usapi\//.test(new URL(request.url()).pathname);
      if (!isApi && secrets.some((secret) => said.includes(secret))) strangers.push(request.url());
    });
    for (const path of ['/us/account', '/us', '/us/faq', '/uk']) {
      await visit(page, all.site.origin + path);
      const seen = `${await page.content()} ${await page.evaluate(() => JSON.stringify((globalThis as { dataLayer?: unknown }).dataLayer ?? []) + document.cookie + location.href)}`;
      for (const secret of secrets) expect(seen).not.toContain(secret);
    }
    expect(strangers).toEqual([]);
    for (const secret of secrets) {
      expect(all.site.output()).not.toContain(secret);
      expect(all.sandbox.output()).not.toContain(secret);
      expect(JSON.stringify(await all.controls.calls())).not.toContain(secret);
    }
  });
});
