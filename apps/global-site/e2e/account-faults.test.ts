import { eventually } from '@kinemorph/site/testing';
import type { Page, Route } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { empty, fillIn, held, newEmail, startAccounts, visit, type Accounts } from './support/accounts.ts';

let all: Accounts;
beforeAll(async () => {
  all = await startAccounts();
});
afterEach(() => all.controls.heal());
afterAll(() => all.stop());

const entrance = '**/usapi/account/user/register_or_login';
const json = (body: string) => (route: Route) => route.fulfill({ contentType: 'application/json', body });
const refusal = (code: number) => json(JSON.stringify({ code, msg: '', data: null }));

/** The browser writes a console line about a refused answer; an exception would come from the page. */
const refused = /^(?:console error: Failed to load resource|request failed|500:)/;

/** Faulty answers of the API to a login. */
const faults: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['nothing: the connection is refused', (route) => route.abort('connectionrefused')],
  ['status 500', (route) => route.fulfill({ status: 500, body: 'no' })],
  ['HTML', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Oops' })],
  ['null', json('null')],
  ['JSON that is cut off', json('{"code":2000,"data":{"user_id":"7","appto')],
  ['30 MB', json(' '.repeat(30 * 1024 * 1024))],
  ['a code of the wrong type', json('{"code":"2000","msg":"success","data":{}}')],
  ['a success without a session', json('{"code":2000,"msg":"success","data":null}')],
  [
    'a prototype in place of a session',
    json('{"code":2000,"msg":"success","data":{"__proto__":{"user_id":"7","apptoken":"a","reftoken":"b"}}}'),
  ],
  ['wrong credentials', refusal(4005)],
  ['too many attempts', refusal(4029)],
  ['an error of its own', refusal(5000)],
  ['a code that nobody knows', refusal(1)],
];

describe('login form when the API responds with [ER-1][ER-3][ER-4]', () => {
  it.each(faults)('%s: shows an error, keeps the email, and works once the API recovers', async (_, answer) => {
    await using watched = await all.open('/us/login', { expects: refused });
    const { page } = watched;
    const email = newEmail();
    await page.route(entrance, answer);
    await fillIn(page, email);
    const alert = page.getByRole('main').getByRole('alert');
    await alert.first().waitFor();
    expect((await alert.first().innerText()).trim()).not.toBe('');
    expect(await held(page)).toEqual(empty);
    expect(await page.getByRole('main').locator('form:visible input[name=email]').inputValue()).toBe(email);
    await page.unroute(entrance);
    await fillIn(page, email);
    await eventually(async () => (await held(page)).apptoken).not.toBeNull();
    expect(watched.problems()).toEqual([]);
  });

  it('a valid session: stores only the tokens, the user id and the user info', async () => {
    await using watched = await all.open('/us/login');
    const { page } = watched;
    await fillIn(page, newEmail());
    await eventually(async () => (await held(page)).userInfo).not.toBeNull();
    const keys = await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('/')));
    expect(keys.sort()).toEqual(['/us/apptoken', '/us/reftoken', '/us/userId', '/us/userInfo']);
    expect(watched.problems()).toEqual([]);
  });
});

/**
 * Gives the test control of the page's clock, including its deadlines, which the browser would otherwise measure in
 * real time.
 */
async function turnClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const deadline = new AbortController();
      setTimeout(() => {
        deadline.abort(new DOMException('the deadline has passed', 'TimeoutError'));
      }, ms);
      return deadline.signal;
    };
  });
}

describe('login whose response [ER-4]', () => {
  it.each([
    ['does not come', { delayMs: 120_000 }],
    ['drips on', { dripMs: 2000 }],
  ])(
    '%s: is aborted after a minute; the form stays usable, shows an error, and can be sent again',
    async (_, fault) => {
      await using watched = await all.open('/us');
      const { page } = watched;
      await turnClock(page);
      await visit(page, `${all.site.origin}/us/login`);
      const form = page.getByRole('main').locator('form:visible');
      const email = newEmail();
      await all.controls.fail('POST', 'register_or_login', fault);
      await Promise.all([page.waitForRequest(entrance), fillIn(page, email)]);
      await page.clock.fastForward(30_000);
      await form.getByRole('button', { name: 'One moment…' }).waitFor();
      await form.getByRole('button', { name: 'Show password' }).click();
      expect(await form.locator('input[name=password]').getAttribute('type')).toBe('text');
      expect(await form.getByRole('alert').count()).toBe(0);
      await page.clock.fastForward(30_000);
      await form.getByRole('alert').waitFor();
      expect(await form.getByRole('alert').innerText()).toBe(
        'We couldn’t reach the server. Check your connection and try again.',
      );
      expect(await form.locator('input[name=email]').inputValue()).toBe(email);
      expect(await held(page)).toEqual(empty);
      await form.getByRole('button', { name: 'Continue' }).click();
      await eventually(async () => (await held(page)).apptoken).not.toBeNull();
      expect(watched.problems()).toEqual([]);
    },
  );
});
