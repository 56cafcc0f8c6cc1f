import { pathOnSite, regions, type RegionId, type SiteId } from '@kinemorph/content';

/** The origins of the two sites, such as `http://localhost:4200`. */
export type Sites = Readonly<Record<SiteId, string>>;

/** The origin of the site that a region is on. */
export function siteOf(region: RegionId, sites: Sites): string {
  return sites[regions[region].site];
}

/** Returns the log-in page of a region's visitors. */
export function loginOf(region: RegionId, sites: Sites): string {
  return siteOf(region, sites) + pathOnSite(region, 'login');
}
