import type { RegionId } from '../regions.ts';

/** The origins of the two sites, such as `http://localhost:4200`. */
export interface Sites {
  readonly global: string;
  readonly cn: string;
}

/** The origin of the site that a region is on. */
export function siteOf(region: RegionId, sites: Sites): string {
  return region === 'cn' ? sites.cn : sites.global;
}

/** Where the visitors of a region log in; the cn site has no prefix. */
export function loginOf(region: RegionId, sites: Sites): string {
  return siteOf(region, sites) + (region === 'cn' ? '/login' : `/${region}/login`);
}
