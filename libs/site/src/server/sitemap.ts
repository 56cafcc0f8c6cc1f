import { regions, xDefaultPreference } from '@kinemorph/content';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { RouteTable } from '../routing/route-table.ts';
import { pagePath, type SiteDefinition } from '../routing/site-definition.ts';
import type { Origins } from './page-context.ts';

/** The site's pages with their alternates on both domains. Pages with a window are left to their campaign, personal ones to their visitors. */
export async function sitemapXml(site: SiteDefinition, table: RouteTable, origins: Origins): Promise<string> {
  const stream = new SitemapStream({ hostname: origins[site.id] });
  const address = (region: (typeof site.regions)[number], path: string) =>
    region === 'cn' ? origins.cn + pagePath({ regionInPath: false }, region, path) : origins.global + pagePath({ regionInPath: true }, region, path);
  for (const route of table.values()) {
    if (!route.component || route.personal || Object.keys(route.window).length > 0) continue;
    const xDefault = xDefaultPreference.find((id) => route.regions.includes(id));
    const links = [
      ...route.regions.map((id) => ({ lang: regions[id].hreflang, url: address(id, route.path) })),
      ...(xDefault ? [{ lang: 'x-default', url: address(xDefault, route.path) }] : []),
    ];
    for (const region of route.regions) {
      if (site.regions.includes(region)) stream.write({ url: address(region, route.path), links });
    }
  }
  stream.end();
  return (await streamToPromise(stream)).toString();
}
