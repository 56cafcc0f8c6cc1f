import { hydrated, openWatched, startSourceSite, words, type StartedProcess } from '@kinemorph/site/testing';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';

let site: StartedProcess;
let browser: Browser;
// A site served from source is compiled at the first request.
beforeAll(async () => {
  [site, browser] = await Promise.all([startSourceSite('global-site', ['--ids']), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([browser.close(), site.stop()]);
});

const said = words('screens/src/article/copy/faq', 'de-DE');
const overlay = (page: Page) => page.locator('[data-text-ids]');
const listed = (page: Page) => overlay(page).getByRole('listitem');

async function open(path: string) {
  const watched = await openWatched(browser, {
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await watched.page.goto(site.origin + path);
  await hydrated(watched.page);
  await overlay(watched.page).waitFor({ state: 'attached' });
  return watched;
}

describe('source site that shows text ids', { timeout: 60_000 }, () => {
  it('shows the key and the file of the hovered text, and copies the key on Alt and click', async () => {
    await using watched = await open('/de/faq');
    const { page } = watched;
    const question = page.getByText(said('voice.q2'));
    await question.hover();
    await overlay(page).getByText('voice.q2', { exact: true }).waitFor();
    await overlay(page).getByText('libs/screens/src/article/copy/faq/de-DE.json', { exact: true }).waitFor();
    await question.click({ modifiers: ['Alt'] });
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('voice.q2');
    // A press with Alt has no other effect.
    expect(await page.getByText(said('voice.a2')).isVisible()).toBe(false);
    expect(watched.problems()).toEqual([]);
  });

  it('lists the page’s texts, also of attributes and the head, and finds them by word, key or file', async () => {
    await using watched = await open('/uk/faq');
    const { page } = watched;
    await page.keyboard.press('Alt+KeyI');
    const search = overlay(page).getByRole('searchbox');
    await search.fill('main NAVIGATION');
    await expect
      .poll(() => listed(page).allInnerTexts())
      .toEqual([expect.stringMatching(/Main navigation\s+nav\.main aria-label\s+libs\/i18n\/messages\/en-US\.json/)]);
    await search.fill('head.title');
    await expect.poll(() => listed(page).allInnerTexts()).toContainEqual(expect.stringMatching(/copy\/faq\/en-/));
    // British English contains its differences only; the other texts are in the file that it inherits from.
    await search.fill('copy/faq/en-US.json');
    await expect.poll(() => listed(page).count()).toBeGreaterThan(20);
    await search.press('Escape');
    expect(await listed(page).first().isVisible()).toBe(false);
    expect(watched.problems()).toEqual([]);
  });

  it('marks all visible texts', async () => {
    await using watched = await open('/de/faq');
    const { page } = watched;
    await page.keyboard.press('Alt+KeyI');
    await overlay(page).getByLabel('Mark all').check();
    await overlay(page).locator('.label').getByText('lead', { exact: true }).waitFor();
    expect(await overlay(page).locator('.label').count()).toBeGreaterThan(10);
    await overlay(page).getByLabel('Mark all').uncheck();
    await expect.poll(() => overlay(page).locator('.label').count()).toBe(0);
  });

  it('adds only invisible characters to a text', async () => {
    await using watched = await open('/de/faq');
    const { page } = watched;
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    expect(title.replaceAll(/[\u{E0000}-\u{E007F}]/gu, '')).toBe(said('title'));
    expect(title).not.toBe(said('title'));
  });
});
