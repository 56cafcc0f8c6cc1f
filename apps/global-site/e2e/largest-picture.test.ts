import type { RegionId } from '@kinemorph/content';
import { largestPicture, largestPictureBudget, openWatched, phone, startBuiltSite } from '@kinemorph/site/testing';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { ledHomes } from './support/leads.ts';
import { lookingAtAll } from './support/pages.ts';
import { afterTheSales, regions } from './support/regions.ts';

it(
  'home page with each of its first slides: the largest picture is requested first, and is within the phone budget',
  lookingAtAll,
  async () => {
    const [site, browser] = await Promise.all([
      startBuiltSite('global-site', { SITE_CLOCK: afterTheSales, SITE_PREVIEW: '1' }),
      launchBrowser(),
    ]);
    try {
      for (const { id } of regions) {
        for (const { lead, address } of await ledHomes(site.origin, id as RegionId)) {
          await using watched = await openWatched(browser, phone);
          const { url, bytes, firstAskedFor } = await largestPicture(watched.page, site.origin + address);
          const name = `${lead} on the home of ${id}`;
          expect(url, name).toMatch(/\.avif$/);
          expect(firstAskedFor, name).toBe(url);
          expect(bytes, name).toBeGreaterThan(1000);
          expect(bytes, name).toBeLessThanOrEqual(largestPictureBudget);
        }
      }
    } finally {
      await Promise.all([browser.close(), site.stop()]);
    }
  },
);
