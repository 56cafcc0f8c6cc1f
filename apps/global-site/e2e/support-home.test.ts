import { axeViolations, visitedSite } from '@kinemorph/site/testing';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { afterTheSales } from './support/regions.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales });
const robot = (page: Page, id = 'flagship-megatron') => page.locator(`section#${id}`);
/** A browser without scripts blocks them, and reports that as a policy. */
const refused = /\.js csp$/;

describe('support home page', () => {
  it('without JavaScript: shows only the robot whose picture was chosen by keyboard [PG-18]', async () => {
    await using watched = await visited.open({
      javaScriptEnabled: false,
      viewport: { width: 1280, height: 800 },
      expects: refused,
    });
    const { page } = watched;
    await page.goto(`${visited.origin}/us/support`);
    expect(await robot(page).isVisible()).toBe(false);
    await page
      .getByRole('link', { name: 'Flagship Megatron' })
      .and(page.locator('[href="#flagship-megatron"]'))
      .press('Enter');
    await robot(page).waitFor();
    expect(await robot(page, 'flagship-grimlock').isVisible()).toBe(false);
    for (const part of ['Manual', 'First charge', 'Try this first', 'Still not right?'])
      expect(await robot(page).getByRole('heading', { name: part, exact: true }).isVisible()).toBe(true);
    // The next stop of the keyboard is in the robot's part.
    await page.keyboard.press('Tab');
    expect(await robot(page).locator(':focus').count()).toBe(1);
    await robot(page).getByRole('link', { name: 'Choose another robot' }).click();
    await robot(page).waitFor({ state: 'hidden' });
    expect(watched.problems()).toEqual([]);
  });

  it('shows the robot in its address after navigation from another page, without axe violations', async () => {
    await using watched = await visited.visit('/us/faq', { reducedMotion: 'reduce' });
    const { page } = watched;
    await page.evaluate(() => void navigation.navigate('/us/support#flagship-megatron'));
    await robot(page).waitFor();
    // axe would measure a link that is half covered by the header as too small.
    await page.evaluate(() => {
      scrollTo(0, 0);
    });
    expect(await axeViolations(page)).toEqual([]);
    expect(watched.problems()).toEqual([]);
  });

  it('downloads the quick guide of a robot as a PDF', async () => {
    await using watched = await visited.open();
    const { page } = watched;
    await page.goto(`${visited.origin}/us/support#flagship-megatron`);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      robot(page)
        .getByRole('link', { name: /quick guide/ })
        .click(),
    ]);
    expect(download.suggestedFilename()).toBe('Kinemorph-flagship-megatron-quick-guide.en-US.pdf');
    expect(watched.problems()).toEqual([]);
  });

  it.each([
    ['Request a repair', 'radio'],
    ['Ask a question', 'select'],
    ['Register your robot', 'radio'],
  ] as const)(
    'opens "%s" with the robot selected, and keeps another selection across a reload',
    async (label, kind) => {
      await using watched = await visited.open({ reducedMotion: 'reduce' });
      const { page } = watched;
      const chosen = () =>
        page.evaluate(() =>
          String(new FormData(document.querySelector('main form') as HTMLFormElement).get('product')),
        );
      await page.goto(`${visited.origin}/us/support#flagship-megatron`);
      await robot(page).getByRole('link', { name: label }).click();
      await expect.poll(chosen).toBe('flagshipMegatron');
      expect(new URL(page.url()).search).toBe('');
      if (kind === 'radio') await page.locator('[name=product][value=interstellarScoutK1]').check();
      else await page.locator('select[name=product]').selectOption('interstellarScoutK1');
      await page.reload();
      await page.locator('main form button').first().focus();
      await page.keyboard.press('Shift');
      await expect.poll(chosen).toBe('interstellarScoutK1');
      expect(watched.problems()).toEqual([]);
    },
  );
});
