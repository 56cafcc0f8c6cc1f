import type { RegionId } from '@kinemorph/content';
import type { RouteTable } from '../../routing/route-table.ts';
import { pagePath, type SiteDefinition } from '../../routing/site-definition.ts';

/** The path of the newsroom, below a region. */
export const newsroom = 'news';

/** Returns the feeds of a site: one for each region with a newsroom, by their paths. */
export function feedPaths(site: SiteDefinition, table: RouteTable): ReadonlyMap<string, RegionId> {
  const having = site.regions.filter((region) => table.get(newsroom)?.regions.includes(region));
  return new Map(having.map((region) => [pagePath(site, region, `${newsroom}.atom`), region]));
}
