import { boundaries, regionIds, type Boundary, type RegionId } from '@kinemorph/content';

/** An instant at which pages change, with the regions of these pages. */
export interface SharedBoundary {
  readonly at: number;
  readonly regions: readonly RegionId[];
}

/** Returns the boundaries of all regions, in order; with `counts`, only those for which it returns true. */
export function sharedBoundaries(counts: (boundary: Boundary) => boolean = () => true): readonly SharedBoundary[] {
  const regionsAt = new Map<number, RegionId[]>();
  for (const region of regionIds)
    for (const { at } of boundaries(region).filter(counts)) regionsAt.set(at, [...(regionsAt.get(at) ?? []), region]);
  return [...regionsAt].map(([at, regions]) => ({ at, regions })).sort((a, b) => a.at - b.at);
}

/** Returns the boundaries at which the menus of the most regions change, and so every page of them, in order. */
export function busiestBoundaries(count: number): readonly SharedBoundary[] {
  return sharedBoundaries(changesMenu)
    .toSorted((a, b) => b.regions.length - a.regions.length)
    .slice(0, count)
    .sort((a, b) => a.at - b.at);
}

const changesMenu = ({ what }: Boundary) => what.includes('menu entry');
