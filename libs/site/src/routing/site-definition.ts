import type { RegionId, SiteId } from '@kinemorph/content';
import { canonicalPath, splitPath } from './path.ts';

/** What tells one site from the other. Everything else they share. */
export interface SiteDefinition {
  readonly id: SiteId;
  readonly regions: readonly RegionId[];
  /** Whether the first path segment names the region; a site without it has one region. */
  readonly regionInPath: boolean;
  readonly defaultRegion: RegionId;
}

/** The path of a page on a site: `/de/manuals`, or `/manuals` where the region is not in the path. */
export function pagePath(site: Pick<SiteDefinition, 'regionInPath'>, region: RegionId, path: string): string {
  return `/${[site.regionInPath ? region : '', path].filter(Boolean).join('/')}`;
}

/** Whether a path is written canonically and begins with a region of the site. */
export function isBelowRegion(
  path: string,
  { regions, regionInPath }: Pick<SiteDefinition, 'regions' | 'regionInPath'>,
): boolean {
  return regionInPath && (regions as readonly string[]).includes(splitPath(path).first) && canonicalPath(path) === path;
}
