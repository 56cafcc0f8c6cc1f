import { siteMap, type PageRecord } from '@kinemorph/content';
import { axeViolations, eventually, hydrated, words, type WatchOptions } from '@kinemorph/site/testing';
import pMap from 'p-map';
import type { Locator, Page } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillIn, newEmail } from './support/accounts.ts';
import { regions } from './support/regions.ts';
import { sandboxedSite } from './support/sandboxed-site.ts';

const visited = sandboxedSite((sandboxOrigin) => ({
  TAG_MANAGER_URL: `${sandboxOrigin}/__vendors/tag-manager.js`,
  HEAT_MAP_URL: `${sandboxOrigin}/__vendors/heat-map.js`,
  CAPTCHA_URL: `${sandboxOrigin}/__vendors/captcha.js`,
}));
beforeEach(() => visited.controls.forgetVendors());

const none = { 'tag-manager': 0, 'heat-map': 0, captcha: 0 };
const vendorRequests = async () => (await visited.controls.vendors()).requests;
const events = async () => (await visited.controls.vendors()).events.map(({ event }) => event);
const banner = (page: Page) => page.locator('section[data-at-the-foot]');
const bottomOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return box ? box.y + box.height : Infinity;
};
const layer = (page: Page) => page.evaluate(() => (globalThis as { dataLayer?: unknown[] }).dataLayer?.length ?? 0);
const said = (locale: string) => words('site/src/consent/messages', locale);

const open = (path: string, options?: WatchOptions) =>
  visited.visit(path, { viewport: { width: 1280, height: 800 }, ...options });

/** Long enough for an unwanted vendor to load. */
const aWhile = (page: Page) => page.waitForTimeout(1200);

describe('consent banner before an answer [AP-11]', () => {
  it.each([1440, 820])('at %i px has enough padding in both buttons, in German', async (width) => {
    await using watched = await open('/de', { viewport: { width, height: 900 } });
    const bar = banner(watched.page);
    await bar.waitFor();
    const answers = bar.locator('[data-consent=reject], [data-consent=accept]');
    const spaces = await answers.evaluateAll((buttons) =>
      buttons.map((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        return (button.getBoundingClientRect().width - text.getBoundingClientRect().width) / 2;
      }),
    );
    expect(spaces).toHaveLength(2);
    expect(Math.min(...spaces)).toBeGreaterThanOrEqual(16);
  });

  it.each([
    ['uk', 'en-US'],
    ['eu', 'en-US'],
    ['fr', 'fr-FR'],
    ['de', 'de-DE'],
  ])('in %s is shown; no vendor is loaded, and only the region cookie is set', async (region, locale) => {
    await using watched = await open(`/${region}`);
    const { page } = watched;
    await banner(page).waitFor();
    await aWhile(page);
    expect(await banner(page).innerText()).toContain(said(locale)('accept'));
    expect(await vendorRequests()).toEqual(none);
    expect(await layer(page)).toBe(0);
    expect(watched.requests().filter((request) => !request.includes(visited.site.origin))).toEqual([]);
    expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['region']);
    expect(watched.problems()).toEqual([]);
  });

  it.each(['us', 'jp', 'kr'])('in %s is absent; the vendors load once the page is idle', async (region) => {
    await using watched = await open(`/${region}`);
    await eventually(vendorRequests).toEqual({ ...none, 'tag-manager': 1, 'heat-map': 1 });
    expect(await banner(watched.page).count()).toBe(0);
    await eventually(events).toEqual(expect.arrayContaining(['virtualPageview']));
    expect(watched.problems()).toEqual([]);
  });

  it('offers rejecting just like accepting: same size, same row, nothing preselected', async () => {
    await using watched = await open('/de', { viewport: { width: 390, height: 844 } });
    const { page } = watched;
    const german = said('de-DE');
    const [no, yes] = await Promise.all(
      ['reject', 'accept'].map((answer) =>
        banner(page)
          .getByRole('button', { name: german(answer) })
          .boundingBox(),
      ),
    );
    expect(no?.y).toBe(yes?.y);
    expect(no?.height).toBe(yes?.height);
    expect(Math.abs((no?.width ?? 0) - (yes?.width ?? 99))).toBeLessThan(2);
    await banner(page)
      .getByRole('button', { name: german('choose') })
      .click();
    for (const box of await page.getByRole('dialog').getByRole('checkbox').all())
      expect(await box.isChecked()).toBe(false);
    expect(await axeViolations(page)).toEqual([]);
  });

  it.each(['uk', 'fr', 'de'])(
    'in %s covers little of a phone, and neither the focused form field nor the end of the page',
    async (region) => {
      const phone = { width: 390, height: 844 };
      await using watched = await open(`/${region}`, { viewport: phone });
      const { page } = watched;
      await banner(page).waitFor();
      const top = (await banner(page).boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(0.6 * phone.height);
      const form = page.getByRole('main').locator('form:visible');
      await form.locator('input[name=email]').focus();
      for (const part of ['input[name=email]', 'button[type=submit]']) {
        expect(await bottomOf(form.locator(`${part}:focus`))).toBeLessThanOrEqual(top);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('End');
      await eventually(() => bottomOf(page.getByRole('contentinfo').getByRole('link').last())).toBeLessThanOrEqual(top);
    },
  );
});

describe('consent answer [AP-11]', () => {
  it('"no" is kept across a reload and on other pages', async () => {
    await using watched = await open('/de');
    const { page } = watched;
    await banner(page)
      .getByRole('button', { name: said('de-DE')('reject') })
      .press('Enter');
    await banner(page).waitFor({ state: 'hidden' });
    await page.reload();
    await hydrated(page);
    await page.goto(`${visited.site.origin}/fr/faq`);
    await hydrated(page);
    await aWhile(page);
    expect(await banner(page).isVisible()).toBe(false);
    expect(await vendorRequests()).toEqual(none);
    expect(await layer(page)).toBe(0);
  });

  it('"yes" loads the vendors, reports the current page, and can be withdrawn in the footer [PB-7]', async () => {
    await using watched = await open('/de/faq');
    const { page } = watched;
    const german = said('de-DE');
    await banner(page)
      .getByRole('button', { name: german('accept') })
      .click();
    await eventually(vendorRequests).toEqual({ ...none, 'tag-manager': 1, 'heat-map': 1 });
    await eventually(async () =>
      (await visited.controls.vendors()).events.find(({ event }) => event === 'virtualPageview'),
    ).toMatchObject({ path: '/de/faq', region: 'de' });

    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: words('i18n/messages', 'de-DE')('consent.settings') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: german('reject') })
      .click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await visited.controls.forgetVendors();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('content/messages/navigation', 'de-DE')('nav.home') })
      .click();
    await page.waitForURL(`${visited.site.origin}/de`);
    await hydrated(page);
    await aWhile(page);
    expect(await vendorRequests()).toEqual(none);
    expect(await events()).toEqual([]);
  });

  it('for one kind of vendor loads only that kind', async () => {
    await using watched = await open('/uk');
    const { page } = watched;
    const english = said('en-US');
    await banner(page)
      .getByRole('button', { name: english('choose') })
      .click();
    await page.getByRole('dialog').getByRole('checkbox').first().check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: english('save') })
      .click();
    await eventually(vendorRequests).toEqual({ ...none, 'tag-manager': 1 });
    await aWhile(page);
    expect(await vendorRequests()).toEqual({ ...none, 'tag-manager': 1 });
  });

  it('is requested on every page where storage is blocked, and no vendor loads', async () => {
    await using watched = await visited.open();
    const { page } = watched;
    await page.addInitScript(() =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    for (const path of ['/de', '/de/faq']) {
      await page.goto(visited.site.origin + path);
      await hydrated(page);
      await banner(page).waitFor();
    }
    expect(await vendorRequests()).toEqual(none);
    expect(watched.problems()).toEqual([]);
  });
});

describe('vendor [AP-11]', () => {
  it('that hangs for 30 s delays neither loading nor navigation', { timeout: 40_000 }, async () => {
    for (const script of ['tag-manager.js', 'heat-map.js']) await visited.controls.delayVendor(script, 30_000);
    await using watched = await open('/us');
    const { page } = watched;
    await eventually(vendorRequests).toEqual({ ...none, 'tag-manager': 1, 'heat-map': 1 });
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await page.waitForURL(`${visited.site.origin}/us/faq`);
    await page.getByRole('heading', { level: 1, name: 'Questions and answers' }).waitFor();
  });

  it('that provides the captcha loads at the first focus in a form, and not before', async () => {
    await using watched = await open('/uk/login');
    const { page } = watched;
    await aWhile(page);
    expect(await vendorRequests()).toEqual(none);
    await page.getByRole('main').locator('input[name=email]:visible').focus();
    await eventually(vendorRequests).toEqual({ ...none, captcha: 1 });
  });

  it('loads through the only Trusted Types policy: no other can be created, and none twice', async () => {
    await using watched = await open('/us', { expects: /trusted-types|TrustedTypePolicy/i });
    await eventually(async () => (await vendorRequests())['tag-manager']).toBe(1);
    const made = await watched.page.evaluate(() =>
      ['other', 'default', 'kinemorph-vendors'].filter((name) => {
        try {
          (
            globalThis as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
          ).trustedTypes.createPolicy(name, {});
          return true;
        } catch {
          return false;
        }
      }),
    );
    expect(made).toEqual([]);
    expect(watched.problems()).toEqual([]);
  });

  it('receives the login status, but no token and no email, and is not loaded on the login page', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    const visitors = async () => (await visited.controls.vendors()).events.filter(({ event }) => event === 'visitor');
    await eventually(async () => (await visitors()).at(-1)).toMatchObject({ status: 'Not logged in' });
    await visited.controls.forgetVendors();
    await page.goto(`${visited.site.origin}/us/login`);
    await hydrated(page);
    const email = newEmail();
    await fillIn(page, email);
    await eventually(() => page.evaluate(() => localStorage.getItem('/us/userId'))).not.toBeNull();
    await aWhile(page);
    expect(await vendorRequests()).toMatchObject({ 'tag-manager': 0, 'heat-map': 0 });
    await page.goto(`${visited.site.origin}/us`);
    await hydrated(page);
    await eventually(async () => (await visitors()).at(-1)).toMatchObject({ status: 'Logged in' });
    const session = await page.evaluate(() =>
      ['apptoken', 'reftoken'].map((key) => localStorage.getItem(`/us/${key}`) ?? '?'),
    );
    const everything = JSON.stringify((await visited.controls.vendors()).events);
    for (const secret of [...session, email]) expect(everything).not.toContain(secret);
  });

  it('is not loaded on a personal page of any region, by a link or by its address', async () => {
    const scripts = (requests: readonly string[]) =>
      requests.filter((request) => /__vendors\/(?:tag-manager|heat-map)\.js$/.test(request));
    await pMap(
      regions,
      async ({ id, locale }) => {
        const personal = (siteMap as readonly PageRecord[]).filter(
          (page) => page.personal && page.regions.some((region) => region === id),
        );
        expect(personal.length, id).toBeGreaterThan(0);
        await using watched = await open(`/${id}`);
        const { page, requests } = watched;
        const runsSince = (since: number) => scripts(requests().slice(since)).length === 2;
        await eventually(async () => runsSince(0) || (await banner(page).isVisible())).toBe(true);
        if (!runsSince(0))
          await banner(page)
            .getByRole('button', { name: said(locale.startsWith('en') ? 'en-US' : locale)('accept') })
            .click();
        for (const [index, { path }] of personal.entries()) {
          const home = index === 0 ? 0 : requests().length;
          if (index > 0) await page.goto(`${visited.site.origin}/${id}`);
          await hydrated(page);
          await eventually(() => Promise.resolve(runsSince(home))).toBe(true);
          const before = requests().length;
          await page.evaluate((href) => {
            document.body.appendChild(Object.assign(document.createElement('a'), { href })).click();
          }, `/${id}/${path}`);
          // The account redirects a visitor to the login.
          await page.waitForURL(({ pathname }) => pathname === `/${id}/login`);
          await hydrated(page);
          await page.goto(`${visited.site.origin}/${id}/login`);
          await hydrated(page);
          await aWhile(page);
          expect(scripts(requests().slice(before)), `${id}/${path}`).toEqual([]);
        }
      },
      { concurrency: 4 },
    );
  });

  it('receives the product view and the buy click with its price; the store link names region and product', async () => {
    await using watched = await open('/us/toy-story-buzz-lightyear');
    const { page } = watched;
    await eventually(events).toEqual(expect.arrayContaining(['viewItem']));
    const buy = page
      .getByRole('main')
      .getByRole('link', { name: /buy now/i })
      .first();
    const address = new URL((await buy.getAttribute('href')) ?? '');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      region: 'us',
      product: 'toy-story-buzz-lightyear',
    });
    await page.route(
      (url) => url.origin === address.origin,
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Store</title>' }),
    );
    await buy.click();
    await eventually(async () =>
      (await visited.controls.vendors()).events.find(({ event }) => event === 'buyClick'),
    ).toMatchObject({ price: 599, currency: 'USD', region: 'us' });
  });
});
