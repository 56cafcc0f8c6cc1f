import type { RegionId, SiteId } from '@kinemorph/content';
import { canonicalPath, splitPath } from './path.ts';

/** The differences between the two sites. They share everything else. */
export interface SiteDefinition {
  readonly id: SiteId;
  readonly regions: readonly RegionId[];
  /** True if the first path segment names the region; otherwise the site has one region. */
  readonly regionInPath: boolean;
  readonly defaultRegion: RegionId;
}

/** Returns the path of a page on a site: `/de/manuals`, or `/manuals` if the region is not in the path. */
export function pagePath(site: Pick<SiteDefinition, 'regionInPath'>, region: RegionId, path: string): string {
  return `/${[site.regionInPath ? region : '', path].filter(Boolean).join('/')}`;
}

/** Returns true if a path is canonical and begins with a region of the site. */
export function isBelowRegion(
  path: string,
  { regions, regionInPath }: Pick<SiteDefinition, 'regions' | 'regionInPath'>,
): boolean {
  return regionInPath && (regions as readonly string[]).includes(splitPath(path).first) && canonicalPath(path) === path;
}
