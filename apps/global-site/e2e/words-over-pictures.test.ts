import { visitedSite } from '@kinemorph/site/testing';
import pMap from 'p-map';
import { expect, it } from 'vitest';
import { ledHomes } from './support/leads.ts';
import { lookingAtAll, visitorPages } from './support/pages.ts';
import { afterTheSales } from './support/regions.ts';
import { linesOverPictures, type ReadLine } from './support/words-over-pictures.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales, SITE_PREVIEW: '1' });

/** The lines of a page that lie over a picture, once all of its pictures have come. */
async function read(address: string, width: number): Promise<readonly ReadLine[]> {
  await using watched = await visited.visit(address, {
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  const { page } = watched;
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([
      document.fonts.ready,
      ...Array.from(document.images, (image) => image.decode().catch(() => undefined)),
    ]);
  });
  return await linesOverPictures(page);
}

// axe cannot tell what a picture shows, and leaves these words out.
it.each([390, 1440])(
  'words that lie over a picture can be read at %i px: they keep the contrast of WCAG 2.2 AA',
  lookingAtAll,
  async (width) => {
    const pages = visitorPages('us').filter(({ screen }) => screen !== 'home');
    // German words are the longest, and reach furthest into a picture.
    const addresses = [
      ...(await ledHomes(visited.origin, 'us')),
      ...(await ledHomes(visited.origin, 'de')),
      ...pages,
    ].map(({ address }) => address);
    const look = async (on: string) => (await read(on, width)).map((line) => ({ ...line, on }));
    const lines = (await pMap(addresses, look, { concurrency: 2 })).flat();
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter(({ contrast, least }) => contrast < least)).toEqual([]);
  },
);
