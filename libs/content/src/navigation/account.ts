import type { RegionId } from '../regions/region.ts';
import { siteMap } from '../site-map.ts';
import type { Target } from '../target.ts';

const accountRegions: readonly RegionId[] = siteMap.find(({ path }) => path === 'account')?.regions ?? [];

/** Where a region's visitors find their account: on this site, or at the regional store. */
export function accountOf(region: RegionId): Target {
  return accountRegions.includes(region) ? { page: 'account' } : { store: '/account' };
}
