import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { loadPage } from '../testing/screen-page.ts';
import { clearPage, showPage } from '../testing/show-page.tsx';

afterEach(() => {
  clearPage();
  vi.restoreAllMocks();
});

describe('the welcome code of the sale [SC-2, PB-13]', () => {
  it('is copied on a click, and a notification confirms it in the region’s language', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await showPage(await loadPage({ screen: 'christmas-sale' }, { region: 'fr', instant: '20241215T120000Z' }));
    await page.getByRole('button', { name: 'Copier le code' }).click();
    expect(write).toHaveBeenCalledExactlyOnceWith('BIENVENUE5');
    await expect.element(page.getByText(/^Code copié\s: BIENVENUE5$/)).toBeVisible();
  });
});
