import { eventually } from '@kinemorph/site/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { empty, fillIn, held, newEmail, startAccounts, visit, type Accounts } from './support/accounts.ts';

let all: Accounts;
beforeAll(async () => {
  // No call passes without a token.
  all = await startAccounts({}, { SANDBOX_CAPTCHA_AFTER: '0' });
});
afterEach(() => all.controls.heal());
afterAll(() => all.stop());

describe('captcha that the API verifies', () => {
  it('is passed when a visitor registers, logs in and subscribes [AP-11]', async () => {
    const email = newEmail();
    {
      await using watched = await all.open('/us/login');
      await fillIn(watched.page, email);
      await eventually(async () => (await held(watched.page)).userInfo).not.toBeNull();
      expect(watched.problems()).toEqual([]);
    }
    await using watched = await all.open('/us/login');
    const { page } = watched;
    await page.getByRole('tab').nth(1).click();
    await fillIn(page, email);
    await eventually(async () => (await held(page)).userInfo).not.toBeNull();
    await visit(page, `${all.site.origin}/us`);
    const field = page.getByRole('main').locator('input[type=email]');
    await field.fill(email);
    await field.press('Enter');
    await page.getByRole('main').getByRole('status').waitFor();
    expect((await all.controls.subscribers()).map((subscriber) => subscriber.email)).toContain(email);
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    ['us', 'We could not confirm that you are a person. Please try again.'],
    ['fr', 'Nous n’avons pas pu vérifier que vous êtes une personne. Veuillez réessayer.'],
    ['jp', '人による操作であることを確認できませんでした。もう一度お試しください。'],
  ])('fails in %s with an error in the form, and passes with the next token', async (region, words) => {
    await using watched = await all.open(`/${region}/login`);
    const { page } = watched;
    const email = newEmail();
    await page.route('**/__vendors/captcha/token', (route) =>
      route.fulfill({ json: { token: 'guessed' }, headers: { 'access-control-allow-origin': '*' } }),
    );
    await fillIn(page, email);
    const alert = page.getByRole('main').getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toBe(words);
    expect(await held(page, region === 'fr' ? '/eu' : '/us')).toEqual(empty);
    await page.unroute('**/__vendors/captcha/token');
    await fillIn(page, email);
    await eventually(async () => (await held(page, region === 'fr' ? '/eu' : '/us')).apptoken).not.toBeNull();
    expect(watched.problems()).toEqual([]);
  });

  it('that the browser blocks causes an error in the form, and no login', async () => {
    await using watched = await all.open('/us', { expects: /captcha/ });
    const { page } = watched;
    await page.route('**/__vendors/captcha.js', (route) => route.abort('blockedbyclient'));
    await visit(page, `${all.site.origin}/us/login`);
    await fillIn(page, newEmail());
    const alert = page.getByRole('main').getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toBe('We could not confirm that you are a person. Please try again.');
    expect(await held(page)).toEqual(empty);
  });
});

describe('site without a captcha', () => {
  it('sends no token, and logs in where the API requires none', async () => {
    const other = await startAccounts();
    try {
      await using watched = await other.open('/us/login');
      const { page } = watched;
      const sent = page.waitForRequest('**/register_or_login');
      await fillIn(page, newEmail());
      expect(Object.keys((await sent).postDataJSON() as object)).toEqual(['email', 'password']);
      await eventually(async () => (await held(page)).userInfo).not.toBeNull();
      expect((await other.controls.vendors()).requests.captcha).toBe(0);
    } finally {
      await other.stop();
    }
  });

  it('shows in the form that a password is too common [VA-1]', async () => {
    const other = await startAccounts();
    try {
      await using watched = await other.open('/de/login');
      const { page } = watched;
      await fillIn(page, newEmail(), 'password');
      const alert = page.getByRole('main').getByRole('alert');
      await alert.waitFor();
      expect(await alert.innerText()).toBe(
        'Dieses Passwort ist sehr verbreitet und leicht zu erraten. Bitte wählen Sie ein anderes.',
      );
      await eventually(() => page.evaluate(() => (document.activeElement as HTMLInputElement).name)).toBe('password');
    } finally {
      await other.stop();
    }
  });
});
