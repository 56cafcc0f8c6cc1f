import { boundaries, regionIds, type RegionId } from '@kinemorph/content';

/** An instant at which pages change, with the regions of these pages. */
export interface SharedBoundary {
  readonly at: number;
  readonly regions: readonly RegionId[];
}

/** Returns the boundaries of all regions, in order. */
export function sharedBoundaries(): readonly SharedBoundary[] {
  const regionsAt = new Map<number, RegionId[]>();
  for (const region of regionIds)
    for (const { at } of boundaries(region)) regionsAt.set(at, [...(regionsAt.get(at) ?? []), region]);
  return [...regionsAt].map(([at, regions]) => ({ at, regions })).sort((a, b) => a.at - b.at);
}

/** Returns the boundaries at which the most regions change, in order. */
export function busiestBoundaries(count: number): readonly SharedBoundary[] {
  return sharedBoundaries()
    .toSorted((a, b) => b.regions.length - a.regions.length)
    .slice(0, count)
    .sort((a, b) => a.at - b.at);
}
