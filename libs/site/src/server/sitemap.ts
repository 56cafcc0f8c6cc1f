import { addressOnSite, regions, xDefaultPreference } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { PageDataOptions } from './page-data.ts';
import { readOpenPages } from './page-facts.ts';

/** A text about pages, and until when it is true. */
export interface TextOfPages {
  readonly text: string;
  readonly expires: Instant | undefined;
}

/** What search engines keep of one page. */
const mostPictures = 20;

/**
 * Lists the site's pages with their pictures, the day of their last change, and their alternates on both domains.
 * Pages that close are left to their campaign, personal ones to their visitors; what has not opened is not there.
 */
export async function sitemapXml(
  options: Pick<PageDataOptions, 'site' | 'table' | 'origins' | 'screens'>,
  now: Instant,
): Promise<TextOfPages> {
  const { site, origins } = options;
  const { pages, expires } = await readOpenPages(options, now);
  const stream = new SitemapStream({ hostname: origins[site.id] });
  for (const { region, route, head, pictures, changed } of pages) {
    const xDefault = xDefaultPreference.find((id) => route.regions.includes(id));
    const links = [
      ...route.regions.map((id) => ({ lang: regions[id].hreflang, url: addressOnSite(origins, id, route.path) })),
      ...(xDefault ? [{ lang: 'x-default', url: addressOnSite(origins, xDefault, route.path) }] : []),
    ];
    const shown = [
      ...new Set([...(head.image ? [head.image.src] : []), ...pictures.map((src) => origins[site.id] + src)]),
    ];
    stream.write({
      url: addressOnSite(origins, region, route.path),
      links,
      img: shown.slice(0, mostPictures).map((url) => ({ url })),
      ...(changed !== undefined && { lastmod: new Date(changed).toISOString() }),
    });
  }
  stream.end();
  return { text: (await streamToPromise(stream)).toString(), expires };
}
