import { boundaries, type RegionId } from '@kinemorph/content';
import { ask, largestPicture, largestPictureBudget, openWatched, phone, startBuiltSite } from '@kinemorph/site/testing';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../../vitest.shared.ts';
import { afterTheSales, regions } from './support/regions.ts';

interface HomeModel {
  readonly model: { readonly hero: readonly { readonly key: string }[] };
}

it('the largest picture of every home is asked for first, and is light on a phone, whatever the home leads with', { timeout: 240_000 }, async () => {
  const [site, browser] = await Promise.all([startBuiltSite('global-site', { SITE_CLOCK: afterTheSales, SITE_PREVIEW: '1' }), launchBrowser()]);

  /** An instant for everything that a home leads with, now or from a boundary of its region on. */
  async function leads(region: RegionId): Promise<ReadonlyMap<string, string>> {
    const instants = [afterTheSales, ...boundaries(region).map(({ at }) => new Date(at).toISOString())];
    const models = await Promise.all(instants.map(async (at) => JSON.parse((await ask(site.origin, `/_model/${region}.json?at=${at}`)).body) as HomeModel));
    return new Map(models.map(({ model }, index) => [model.hero[0]?.key ?? '', instants[index] ?? '']));
  }

  try {
    for (const { id } of regions) {
      for (const [lead, at] of await leads(id as RegionId)) {
        await using watched = await openWatched(browser, phone);
        const { url, bytes, firstAskedFor } = await largestPicture(watched.page, `${site.origin}/${id}?at=${at}`);
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
});
