import type { RegionId } from '../regions/region.ts';
import { siteMap } from '../site-map.ts';
import type { Target } from '../target.ts';

const accountRegions: readonly RegionId[] = siteMap.find(({ path }) => path === 'account')?.regions ?? [];

/** Returns the account of a region's visitors: a page of this site, or of the regional store. */
export function accountOf(region: RegionId): Target {
  return accountRegions.includes(region) ? { page: 'account' } : { store: '/account' };
}
