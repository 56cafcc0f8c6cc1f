import { visitedSite, type Tab } from '@kinemorph/site/testing';
import { expect, it } from 'vitest';
import { ledHomes } from './support/leads.ts';
import { lookingAtAll, visitorPages } from './support/pages.ts';
import { afterTheSales } from './support/regions.ts';
import { linesOverPictures, type ReadLine } from './support/words-over-pictures.ts';

const visited = visitedSite('global-site', { SITE_CLOCK: afterTheSales, SITE_PREVIEW: '1' });

const widths = [390, 1440];

/** Returns the lines of a page that are over a picture at each of the widths, once all of its pictures have loaded. */
async function read({ page, visit }: Tab, address: string): Promise<readonly ReadLine[]> {
  const lines: ReadLine[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    // Load the page for each width: measuring the background makes the words invisible.
    await visit(address);
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([
        document.fonts.ready,
        ...Array.from(document.images, (image) => image.decode().catch(() => undefined)),
      ]);
    });
    lines.push(...(await linesOverPictures(page)));
  }
  return lines;
}

// axe cannot determine the contrast over a picture, and skips these words.
it(`words over a picture have the contrast of WCAG 2.2 AA at ${widths.join(' and ')} px`, lookingAtAll, async () => {
  const pages = visitorPages('us').filter(({ screen }) => screen !== 'home');
  // German words are the longest, and overlap a picture most.
  const addresses = [
    ...(await ledHomes(visited.origin, 'us')),
    ...(await ledHomes(visited.origin, 'de')),
    ...pages,
  ].map(({ address }) => address);
  const lines: (ReadLine & { readonly on: string })[] = [];
  await visited.inTabs(
    addresses,
    async (tab, on) => {
      lines.push(...(await read(tab, on)).map((line) => ({ ...line, on })));
    },
    { reducedMotion: 'reduce', bypassCSP: true },
  );
  expect(lines.length).toBeGreaterThan(200);
  expect(lines.filter(({ contrast, least }) => contrast < least)).toEqual([]);
});
