import { addressOnSite, regions, xDefaultPreference } from '@kinemorph/content';
import type { Instant } from '@kinemorph/content/time';
import type { PageDataOptions } from '../model/page-data.ts';
import { readOpenPages } from '../model/open-pages.ts';
import type { TextOfPages } from './text-of-pages.ts';
import { element } from './xml-element.ts';

const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
};

/** The number of pictures that search engines keep for one page. */
const mostPictures = 20;

/**
 * Lists the site's pages with their pictures, the day of their last change, and their alternates on both domains. Pages
 * of campaigns, which close, personal pages and pages that have not opened are left out.
 */
export async function sitemapXml(
  options: Pick<PageDataOptions, 'site' | 'table' | 'origins' | 'screens'>,
  now: Instant,
): Promise<TextOfPages> {
  const { site, origins } = options;
  const { pages, expires } = await readOpenPages(options, now);
  const urls = pages.map(({ region, route, head, pictures, changed }) => {
    const xDefault = xDefaultPreference.find((id) => route.regions.includes(id));
    const links = [
      ...route.regions.map((id) => ({ lang: regions[id].hreflang, url: addressOnSite(origins, id, route.path) })),
      ...(xDefault ? [{ lang: 'x-default', url: addressOnSite(origins, xDefault, route.path) }] : []),
    ];
    const shown = [
      ...new Set([...(head.image ? [head.image.src] : []), ...pictures.map((src) => origins[site.id] + src)]),
    ];
    return element('url', {}, [
      element('loc', {}, addressOnSite(origins, region, route.path)),
      ...(changed === undefined ? [] : [element('lastmod', {}, new Date(changed).toISOString())]),
      ...links.map(({ lang, url }) => element('xhtml:link', { rel: 'alternate', hreflang: lang, href: url })),
      ...shown.slice(0, mostPictures).map((url) => element('image:image', {}, [element('image:loc', {}, url)])),
    ]);
  });
  return { text: `<?xml version="1.0" encoding="UTF-8"?>\n${element('urlset', namespaces, urls)}\n`, expires };
}
