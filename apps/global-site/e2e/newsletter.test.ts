import { eventually, words, type SandboxFault } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { regions } from './support/regions.ts';
import { sandboxedSite } from './support/sandboxed-site.ts';

const visited = sandboxedSite();

const said = (locale: string) => words('i18n/messages', locale);

const field = (page: Page) => page.getByRole('main').locator('input[type=email]');
const notification = (page: Page, text: string) => page.locator('[data-stays-live] li').filter({ hasText: text });
async function subscribe(page: Page, email: string) {
  await field(page).fill(email);
  await field(page).press('Enter');
}

describe('newsletter form', () => {
  it.each(regions)(
    'of $id subscribes an address once, with its source and locale [VA-1][AP-1][AP-2][AP-5]',
    async ({ id, locale, language, market }) => {
      await using watched = await visited.visit(`/${id}`);
      const { page } = watched;
      const email = `reader.${id}@example.com`;
      await subscribe(page, email);
      const done = page.getByRole('main').getByRole('status');
      await done.waitFor();
      expect(await done.innerText()).toBe(said(locale)('subscribe.success'));
      // Also a notification, for readers who have scrolled on.
      await notification(page, said(locale)('subscribe.success')).waitFor();
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('status');
      expect((await visited.controls.subscribers()).filter((subscriber) => subscriber.email === email)).toMatchObject([
        { market, source: 'home', locale },
      ]);
      const call = (await visited.controls.calls()).at(-1);
      expect(call).toMatchObject({ method: 'POST', path: `/${market}api/account/user/subscribe/create`, status: 200 });
      expect(call?.headers).toMatchObject({ region: id, 'accept-language': language === 'en' ? 'en' : id });
      // The visitor is logged out, so there is no token to pass on; and the site's cookie is not sent to the API.
      expect(Object.keys(call?.headers ?? {})).not.toEqual(expect.arrayContaining(['apptoken']));
      expect(Object.keys(call?.headers ?? {})).not.toEqual(expect.arrayContaining(['cookie']));
      expect(watched.problems()).toEqual([]);
    },
  );

  it.each([
    ['de', 'Bitte geben Sie eine gültige E-\u2060Mail-Adresse ein.'],
    ['us', 'Please enter a valid email address'],
    ['fr', 'Veuillez entrer une adresse e-\u2060mail valide.'],
  ])('of %s shows "%s" for an invalid address, and sends no request [VA-1]', async (region, message) => {
    await using watched = await visited.visit(`/${region}`);
    const { page } = watched;
    const before = (await visited.controls.calls()).length;
    for (const wrong of ['', ' ', 'nobody', 'nobody@', 'nobody@home', '@example.com', 'a b@example.com']) {
      await subscribe(page, wrong);
      const alert = page.getByRole('main').getByRole('alert');
      await alert.waitFor();
      expect(await alert.innerText(), wrong).toBe(message);
      expect(await field(page).getAttribute('aria-invalid')).toBe('true');
      expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    }
    expect((await visited.controls.calls()).length).toBe(before);
    await subscribe(page, `corrected.${region}@example.com`);
    await page.getByRole('main').getByRole('status').waitFor();
    expect(watched.problems()).toEqual([]);
  });

  it('shows the API’s message for a known address, in the reader’s language [ER-3]', async () => {
    for (const [region, msg] of [
      ['de', 'Diese E-Mail-Adresse ist bereits angemeldet.'],
      ['jp', 'このメールアドレスはすでに登録されています。'],
    ] as const) {
      await using first = await visited.visit(`/${region}`);
      await subscribe(first.page, `twice.${region}@example.com`);
      await first.page.getByRole('main').getByRole('status').waitFor();
      await using second = await visited.visit(`/${region}`);
      await subscribe(second.page, `twice.${region}@example.com`);
      await second.page.getByText(msg).waitFor();
      expect(await field(second.page).inputValue()).toBe(`twice.${region}@example.com`);
      expect(second.problems()).toEqual([]);
    }
  });

  it('sends one request for two clicks', async () => {
    await using watched = await visited.visit('/uk');
    const { page } = watched;
    await visited.controls.failSubscribing({ delayMs: 300 });
    await field(page).fill('hasty@example.com');
    await page
      .getByRole('main')
      .locator('button[type=submit]')
      .evaluate((button) => {
        (button as HTMLButtonElement).click();
        (button as HTMLButtonElement).click();
      });
    expect(await field(page).getAttribute('readonly')).not.toBeNull();
    await page.getByRole('main').getByRole('status').waitFor();
    expect(watched.requests().filter((request) => request.includes('/subscribe/create'))).toHaveLength(1);
  });

  it('loads the API client when the first valid address is sent, and not before', async () => {
    await using watched = await visited.visit('/eu');
    const { page } = watched;
    const scripts = () => watched.requests().filter((request) => /\.js$/.test(request)).length;
    await field(page).scrollIntoViewIfNeeded();
    await field(page).fill('nobody');
    await field(page).press('Enter');
    await page.getByRole('main').getByRole('alert').waitFor();
    await page.waitForLoadState('networkidle');
    const before = scripts();
    expect(watched.requests().filter((request) => /axios|api-client/i.test(request))).toEqual([]);
    await subscribe(page, 'lazy@example.com');
    await page.getByRole('main').getByRole('status').waitFor();
    expect(scripts()).toBeGreaterThan(before);
  });
});

describe('newsletter form that fails [ER-3][ER-4]', () => {
  const failures: readonly (readonly [string, SandboxFault, 'business' | 'technical'])[] = [
    ['answers 500', { status: 500 }, 'technical'],
    ['answers with a page of HTML', { body: '<!doctype html><title>502</title>' }, 'technical'],
    ['answers null', { body: 'null' }, 'technical'],
    ['answers nothing', { body: '' }, 'technical'],
    ['answers with a code that is a text', { body: '{"code":"2000","msg":"success","data":{}}' }, 'technical'],
    ['hangs up', { drop: true }, 'technical'],
    ['refuses with a code and its words', { body: '{"code":4009,"msg":"Schon bekannt.","data":null}' }, 'business'],
    ['refuses with an unknown code and no words', { body: '{"code":4711,"msg":"","data":null}' }, 'technical'],
  ];

  it.each(failures)(
    'because the API %s: shows an error, keeps the address, and can be sent again',
    async (_, fault, kind) => {
      await using watched = await visited.visit('/de', { expects: /subscribe\/create/ });
      const { page } = watched;
      const email = `retry.${crypto.randomUUID().slice(0, 8)}@example.com`;
      const form = page.getByRole('main').locator('form');
      await visited.controls.failSubscribing(fault);
      await subscribe(page, email);
      const alert = form.getByRole('alert');
      await alert.waitFor();
      const message = await alert.innerText();
      if (kind === 'business') expect(message).toBe('Schon bekannt.');
      else expect([said('de-DE')('subscribe.failed'), said('de-DE')('api.default')]).toContain(message);
      expect(await field(page).inputValue()).toBe(email);
      // The form shows its own message, so there is no toast.
      expect(await page.locator('[role=alert], [role=status]').count()).toBe(1);
      await page.getByRole('button', { name: 'Produkte' }).click();
      expect(await page.locator('#menu-products').isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await field(page).press('Enter');
      await form.or(page.getByRole('main').getByRole('status')).getByText(said('de-DE')('subscribe.success')).waitFor();
      expect(watched.problems()).toEqual([]);
    },
  );

  it('shows the error in every region’s language', async () => {
    for (const { id, locale } of regions) {
      await using watched = await visited.visit(`/${id}`, { expects: /subscribe\/create/ });
      await visited.controls.failSubscribing({ status: 503 });
      await subscribe(watched.page, `lost.${id}@example.com`);
      await watched.page.getByRole('main').getByRole('alert').getByText(said(locale)('subscribe.failed')).waitFor();
      expect(watched.problems(), id).toEqual([]);
    }
  });

  it('shows that it is busy while the API is slow, and the page stays usable', async () => {
    await using watched = await visited.visit('/de');
    const { page } = watched;
    await visited.controls.failSubscribing({ delayMs: 1200 });
    await subscribe(page, 'patient@example.com');
    await page.getByRole('button', { name: said('de-DE')('busy') }).waitFor();
    await page.getByRole('button', { name: 'Produkte' }).click();
    expect(await page.locator('#menu-products').isVisible()).toBe(true);
    await page.getByRole('main').getByText(said('de-DE')('subscribe.success')).waitFor();
    expect(watched.problems()).toEqual([]);
  });

  it('because the network is lost: shows an error, and can be sent again once it is back', async () => {
    await using watched = await visited.visit('/fr', { expects: /ERR_INTERNET_DISCONNECTED|subscribe\/create/ });
    const { page, context } = watched;
    const failed = page.getByRole('main').getByRole('alert').getByText(said('fr-FR')('subscribe.failed'));
    // The client is loaded already: the second attempt fails at the network.
    await visited.controls.failSubscribing({ status: 500 });
    await subscribe(page, 'offline@example.com');
    await failed.waitFor();
    await context.setOffline(true);
    await field(page).press('Enter');
    await failed.waitFor();
    await context.setOffline(false);
    await field(page).press('Enter');
    await page.getByRole('main').getByText(said('fr-FR')('subscribe.success')).waitFor();
    expect(watched.problems()).toEqual([]);
  });

  it('because its code can’t be loaded: shows an error, and can be sent again', async () => {
    await using watched = await visited.visit('/fr', { expects: /ERR_INTERNET_DISCONNECTED/ });
    const { page, context } = watched;
    await context.setOffline(true);
    await subscribe(page, 'tunnel@example.com');
    await page.getByRole('main').getByRole('alert').getByText(said('fr-FR')('subscribe.failed')).waitFor();
    await context.setOffline(false);
    await field(page).press('Enter');
    await page.getByRole('main').getByText(said('fr-FR')('subscribe.success')).waitFor({ timeout: 5000 });
    expect(watched.problems()).toEqual([]);
  });
});
