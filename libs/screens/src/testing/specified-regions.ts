import type { RegionId } from '@kinemorph/content';

/** The regions that the specification names. */
const specifiedRegions: readonly string[] = ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'] satisfies RegionId[];

/**
 * Returns the regions of a list that the specification names, for tests of the regions of a page. A newer region may
 * have it or not.
 */
export function specified(regions: readonly RegionId[]): readonly RegionId[] {
  return regions.filter((id) => specifiedRegions.includes(id));
}
