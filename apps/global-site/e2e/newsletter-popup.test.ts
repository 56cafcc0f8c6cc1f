import { eventually, hydrated } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sandboxedSite } from './support/sandboxed-site.ts';

const visited = sandboxedSite(() => ({ STORE_ORIGIN: 'https://{region}.shop.example' }));

const lookAround = 12_000;
const dialog = (page: Page) => page.getByRole('dialog');

/** Opens a page with timers under the test's control. */
async function open(path: string) {
  const watched = await visited.open({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  const { page } = watched;
  await page.clock.install();
  await page.goto(visited.site.origin + path);
  await hydrated(page);
  return watched;
}
/** Advances the clock until the pop-up is open. */
async function untilAsked(page: Page) {
  await page.clock.fastForward(lookAround);
  await dialog(page).waitFor();
}
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

describe('newsletter pop-up', () => {
  it('opens on us after twelve seconds, not before, and fetches its code only then [SC-13]', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    const popupFiles = () => watched.requests().filter((request) => /popup/i.test(request));
    await page.clock.fastForward(lookAround - 1000);
    await page.waitForTimeout(300);
    expect(await dialog(page).count()).toBe(0);
    expect(popupFiles()).toEqual([]);
    await page.clock.fastForward(1000);
    await dialog(page).waitFor();
    expect(await dialog(page).getAttribute('aria-modal')).toBe('true');
    expect(await dialog(page).getByRole('heading').innerText()).toBe('Be the first to see it move');
    expect(popupFiles().length).toBeGreaterThan(0);
    expect(watched.problems()).toEqual([]);
  });

  it('waits while another dialog is open', async () => {
    await using watched = await open('/us/grimlock-g1-flagship');
    const { page } = watched;
    await page.getByRole('button', { name: 'See all specs' }).focus();
    await page.keyboard.press('Enter');
    await dialog(page).getByText('Flagship Grimlock in figures').waitFor();
    await page.clock.fastForward(lookAround);
    await page.waitForTimeout(300);
    expect(await dialog(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await page.clock.fastForward(lookAround);
    await dialog(page).getByRole('heading', { name: 'Be the first to see it move' }).waitFor();
  });

  it.each([
    [
      'a field has the focus',
      async (page: Page) => {
        await page.getByRole('main').locator('input[type=email]').focus();
      },
      async (page: Page) => {
        await page.evaluate(() => {
          (document.activeElement as HTMLElement).blur();
        });
      },
    ],
    [
      'a menu is open',
      async (page: Page) => {
        await page.getByRole('button', { name: 'Products' }).click();
      },
      async (page: Page) => {
        await page.getByRole('button', { name: 'Products' }).click();
      },
    ],
  ])('waits while %s, and leaves the focus where it is', async (_, begin, end) => {
    await using watched = await open('/us');
    const { page } = watched;
    await begin(page);
    const before = await focused(page);
    await page.clock.fastForward(lookAround);
    await page.waitForTimeout(300);
    expect(await dialog(page).count()).toBe(0);
    expect(await focused(page)).toBe(before);
    await end(page);
    await untilAsked(page);
    expect(watched.problems()).toEqual([]);
  });

  it('waits until no key has been pressed for twelve seconds', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    for (let key = 0; key < 3; key += 1) {
      await page.clock.fastForward(lookAround - 1000);
      await page.keyboard.press('Tab');
    }
    await page.clock.fastForward(lookAround - 1000);
    await page.waitForTimeout(300);
    expect(await dialog(page).count()).toBe(0);
    await page.clock.fastForward(1000);
    await dialog(page).waitFor();
    // Once closed, it stays closed, also after more keys.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await page.clock.fastForward(2 * lookAround);
    await page.waitForTimeout(300);
    expect(await dialog(page).count()).toBe(0);
  });

  it('keeps the focus inside, makes the page behind it inert, and returns the focus on Escape', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    const opener = page.getByRole('button', { name: 'Products' });
    await opener.focus();
    await untilAsked(page);
    const visited = new Set<string>();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press(presses < 8 ? 'Tab' : 'Shift+Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
      visited.add(
        await page.evaluate(
          () => `${document.activeElement?.tagName ?? ''} ${document.activeElement?.getAttribute('type') ?? ''}`,
        ),
      );
    }
    expect([...visited].toSorted()).toEqual(['A ', 'BUTTON button', 'BUTTON submit', 'INPUT checkbox', 'INPUT email']);
    expect(await page.locator('body > header').evaluate((header) => (header as HTMLElement).inert)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await eventually(() => focused(page)).toBe('Products');
    expect(await page.locator('body > header').evaluate((header) => (header as HTMLElement).inert)).toBe(false);
    expect(watched.problems()).toEqual([]);
  });

  it('requires consent to privacy policy and terms, and sends nothing without it [VA-2]', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await untilAsked(page);
    const email = dialog(page).getByRole('textbox');
    await email.fill('disagreeing@example.com');
    await email.press('Enter');
    await dialog(page).getByRole('alert').getByText('Please agree to the privacy policy and terms first.').waitFor();
    expect(await focused(page)).toBe('');
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).type)).toBe('checkbox');
    expect(await visited.controls.calls()).toEqual([]);
    await email.fill('nobody');
    await email.press('Enter');
    await dialog(page).getByRole('alert').getByText('Please enter a valid email address').waitFor();
    expect(await visited.controls.calls()).toEqual([]);
    expect(watched.problems()).toEqual([]);
  });

  it('opens privacy policy and terms in new tabs, and keeps the email and the checkbox [VA-2]', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await untilAsked(page);
    await dialog(page).getByRole('textbox').fill('reading@example.com');
    for (const [name, path] of [
      ['privacy policy', '/us/privacy-policy'],
      ['terms of use', '/us/terms-use'],
    ] as const) {
      const opening = page.context().waitForEvent('page');
      await dialog(page)
        .getByRole('link', { name: `${name} (opens in a new tab)` })
        .click();
      const tab = await opening;
      expect(new URL(tab.url()).pathname).toBe(path);
      await tab.close();
      expect(await dialog(page).getByRole('textbox').inputValue()).toBe('reading@example.com');
      expect(await dialog(page).getByRole('checkbox').isChecked()).toBe(false);
    }
    expect(new URL(page.url()).pathname).toBe('/us');
    expect(watched.problems()).toEqual([]);
  });

  it('subscribes the address, and then offers an account with a discount and 200 credits [SC-13]', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await untilAsked(page);
    await dialog(page).getByRole('textbox').fill('popup@example.com');
    await dialog(page).getByRole('checkbox').press('Space');
    await dialog(page).getByRole('button', { name: 'Subscribe' }).press('Enter');
    await dialog(page).getByRole('heading', { name: 'You’re on the list' }).waitFor();
    expect(await dialog(page).innerText()).toMatch(/5% off and 200 credits[\s\S]*discount[\s\S]*credits/);
    expect(await dialog(page).getByRole('link', { name: 'Create account' }).getAttribute('href')).toBe('/us/login');
    expect(await visited.controls.subscribers()).toMatchObject([
      { email: 'popup@example.com', market: 'us', source: 'popup', locale: 'en-US' },
    ]);
    expect(watched.problems()).toEqual([]);
  });

  it('keeps the focus inside when the offer replaces the form', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await untilAsked(page);
    await dialog(page).getByRole('textbox').fill('focus@example.com');
    await dialog(page).getByRole('checkbox').press('Space');
    await dialog(page).getByRole('button', { name: 'Subscribe' }).press('Enter');
    await dialog(page).getByRole('heading', { name: 'You’re on the list' }).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  });

  it('does not open again after it was closed', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await untilAsked(page);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.reload();
    await hydrated(page);
    await page.clock.fastForward(lookAround * 5);
    await page.waitForTimeout(500);
    expect(await dialog(page).count()).toBe(0);
    expect(watched.problems()).toEqual([]);
  });

  it('does not open in uk', async () => {
    await using watched = await open('/uk');
    const { page } = watched;
    await page.clock.fastForward(lookAround * 5);
    await page.waitForTimeout(500);
    expect(await dialog(page).count()).toBe(0);
    expect(watched.problems()).toEqual([]);
  });

  it('that fails to load does not open, and the page keeps working', async () => {
    await using watched = await open('/us');
    const { page } = watched;
    await page.route(/popup/i, (route) => route.abort('blockedbyclient'));
    await page.clock.fastForward(lookAround);
    await page.waitForTimeout(500);
    expect(await dialog(page).count()).toBe(0);
    expect(watched.problems().filter((problem) => problem.startsWith('page error'))).toEqual([]);
    await page.getByRole('button', { name: 'Products' }).click();
    expect(await page.locator('#menu-products').isVisible()).toBe(true);
  });
});
