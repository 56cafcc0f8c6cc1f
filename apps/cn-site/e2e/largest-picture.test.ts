import { largestPicture, largestPictureBudget, openWatched, phone, startBuiltSite } from '@kinemorph/site/testing';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';

it('home page: the largest picture is requested first and is within the size budget on a phone', async () => {
  const [site, browser] = await Promise.all([
    startBuiltSite('cn-site', { SITE_CLOCK: '2025-08-01T12:00:00Z' }),
    launchBrowser(),
  ]);
  try {
    await using watched = await openWatched(browser, phone);
    const { url, bytes, firstAskedFor } = await largestPicture(watched.page, site.origin);
    expect(url).toMatch(/\.avif$/);
    expect(firstAskedFor).toBe(url);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(largestPictureBudget);
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
});
