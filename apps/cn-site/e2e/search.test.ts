import { eventually, visitedSite, words } from '@kinemorph/site/testing';
import { describe, expect, it } from 'vitest';

const visited = visitedSite('cn-site', { SITE_CLOCK: '2025-08-01T12:00:00Z' });
const said = words('content/messages/search', 'zh-CN');

describe('search of the Chinese site', () => {
  it('finds part of a word in the dialog and on the search page, at addresses without a prefix', async () => {
    await using watched = await visited.visit('/', {
      viewport: { width: 1280, height: 800 },
      reducedMotion: 'reduce',
      locale: 'zh-CN',
    });
    const { page } = watched;
    await page
      .getByRole('banner')
      .getByRole('button', { name: said('search.title') })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('黄蜂');
    await eventually(() => dialog.locator('section a').first().getAttribute('href')).toBe('/flagship-bumblebee');
    expect(await dialog.locator('mark').first().innerText()).toBe('黄蜂');
    await dialog.getByRole('searchbox').fill('变形金刚');
    await dialog.locator('mark', { hasText: '变形' }).first().waitFor();
    await page.goto(`${visited.origin}/search?q=${encodeURIComponent('黄蜂')}`);
    expect(await page.getByRole('main').locator('section a').first().getAttribute('href')).toBe('/flagship-bumblebee');
    expect(watched.problems()).toEqual([]);
  });
});
