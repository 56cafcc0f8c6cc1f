import { largestPicture, largestPictureBudget, openWatched, phone, startBuiltSite } from '@kinemorph/site/testing';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { afterTheSales, regions } from './support/regions.ts';

it('the largest picture of every home is asked for first, and is light on a phone', { timeout: 120_000 }, async () => {
  const [site, browser] = await Promise.all([startBuiltSite('global-site', { SITE_CLOCK: afterTheSales }), launchBrowser()]);
  try {
    for (const { id } of regions) {
      await using watched = await openWatched(browser, phone);
      const { url, bytes, firstAskedFor } = await largestPicture(watched.page, `${site.origin}/${id}`);
      expect(url, id).toMatch(/\.avif$/);
      expect(firstAskedFor, id).toBe(url);
      expect(bytes, id).toBeGreaterThan(1000);
      expect(bytes, id).toBeLessThanOrEqual(largestPictureBudget);
    }
  } finally {
    await Promise.all([browser.close(), site.stop()]);
  }
});
