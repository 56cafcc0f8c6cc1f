import type { RegionId } from './regions/region.ts';
import { regionIds, regions } from './regions/regions.ts';
import { sample } from './sample.ts';
import { appOfSite, originSettingOf, type OriginSetting, type SiteApp, type SiteId } from './site-id.ts';

/** A website: its regions and its addresses. */
export interface Site {
  readonly id: SiteId;
  /** The regions of the site, in the order of the region choice. */
  readonly regions: readonly RegionId[];
  /** True if the first path segment names the region; otherwise the site has one region. */
  readonly regionInPath: boolean;
  /** The region of a visitor without a known region. */
  readonly defaultRegion: RegionId;
  /** The folder of its app in `apps`. */
  readonly app: SiteApp;
  /** Its origin in production, and its port on a developer's machine. */
  readonly origin: string;
  readonly localPort: number;
  /** The name of the setting with its origin outside production. */
  readonly originSetting: OriginSetting;
}

const regionsOf = (site: SiteId) => regionIds.filter((id) => regions[id].site === site);

/** The two websites. All differences between them are here, or in the regions' own settings. */
export const sites: Readonly<Record<SiteId, Site>> = {
  global: {
    id: 'global',
    regions: regionsOf('global'),
    regionInPath: true,
    defaultRegion: 'us',
    app: appOfSite('global'),
    origin: sample('https://www.kinemorph.example'),
    localPort: 4200,
    originSetting: originSettingOf('global'),
  },
  // Mainland China has a separate domain, so no region in the path and no cookie to remember it.
  cn: {
    id: 'cn',
    regions: regionsOf('cn'),
    regionInPath: false,
    defaultRegion: 'cn',
    app: appOfSite('cn'),
    origin: sample('https://www.kinemorph-cn.example'),
    localPort: 4300,
    originSetting: originSettingOf('cn'),
  },
};

/** Returns the site that serves a region. */
export function siteOf(region: RegionId): Site {
  return sites[regions[region].site];
}

/** Returns the path of a region's page on its site: `/de/manuals`, or `/manuals` if the region is not in the path. */
export function pathOnSite(region: RegionId, page: string): string {
  return `/${[siteOf(region).regionInPath ? region : '', page].filter(Boolean).join('/')}`;
}

/** Returns the address of a region's page, given the origin of each site. */
export function addressOnSite(origins: Readonly<Record<SiteId, string>>, region: RegionId, page: string): string {
  return origins[siteOf(region).id] + pathOnSite(region, page);
}
