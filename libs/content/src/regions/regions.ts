import { showsDrafts } from '../drafts.ts';
import * as byFolder from './by-folder/regions.ts';
import type { RegionId, RegionSettings } from './region.ts';

export type { RegionId } from './region.ts';

type Written = (typeof byFolder)[RegionId];
type AlsoServed<One> = One extends { readonly alsoServes: readonly (infer Place)[] } ? Place : never;

export type Currency = Written['currency'];
/** The countries that a shopper may choose. */
export type Country = Written['country'] | AlsoServed<Written>;

/** The settings of a region. */
export interface Region extends RegionSettings {
  readonly country: Country;
  readonly alsoServes?: readonly Country[];
  readonly currency: Currency;
}

/** All regions, with the drafts that this server does not show. Files of prices may name any of them. */
export const everyRegion: Readonly<Record<RegionId, Region>> = byFolder;

/**
 * Returns the region of an id; undefined for an unknown id, which a file may hold until the content check reports it.
 */
const regionOf = (id: string) => (everyRegion as Readonly<Partial<Record<string, Region>>>)[id];

/** The ids of all regions, by their `order`. */
export const everyRegionId = (Object.keys(everyRegion) as [RegionId, ...RegionId[]]).sort(
  (a, b) => everyRegion[a].order - everyRegion[b].order,
);

/** The regions that this server shows, by their `order`. */
export const regionIds = everyRegionId.filter((id) => showsDrafts || !everyRegion[id].draft) as [
  RegionId,
  ...RegionId[],
];

/** Returns a table with a value for each region. */
export function eachRegion<Value>(valueOf: (id: RegionId) => Value): Readonly<Record<RegionId, Value>> {
  return Object.fromEntries(regionIds.map((id) => [id, valueOf(id)])) as unknown as Readonly<Record<RegionId, Value>>;
}

/** The regions of both sites. `en` was once a list entry and is not a region. */
export const regions: Readonly<Record<RegionId, Region>> = eachRegion((id) => everyRegion[id]);

/** Returns a region and the regions that it is like, the closest first. */
export function withLikes(id: RegionId): readonly RegionId[] {
  const ids = new Set<RegionId>();
  for (let at: RegionId | undefined = id; at !== undefined && !ids.has(at); at = regionOf(at)?.like) ids.add(at);
  return [...ids];
}

/**
 * Returns a table with a value for each region: its own, or that of the region in `like`. Throws if a region has
 * neither; `file` is then the file of its folder to write.
 */
export function ownOrLike<Value>(
  file: string,
  own: Readonly<Partial<Record<RegionId, Value>>>,
): Readonly<Record<RegionId, Value>> {
  return eachRegion((id) => {
    const value = likeValue(own, id);
    if (value === undefined)
      throw new Error(
        `libs/content/src/regions/${id}/${file} is missing: write it, or name a region that it is \`like\` in region.ts`,
      );
    return value;
  });
}

/** Returns the value of a region, otherwise that of the region in `like`; undefined if there is neither. */
export function likeValue<Value>(own: Readonly<Partial<Record<RegionId, Value>>>, id: RegionId): Value | undefined {
  return withLikes(id)
    .map((one) => own[one])
    .find((value) => value !== undefined);
}

/**
 * Returns the regions that have a page or a product, by their `order`: those that it names, without hidden drafts, and
 * those that are like one of them. `name` is the path of the page or the id of the product.
 */
export function withAlike(named: readonly RegionId[], name: string): readonly RegionId[] {
  const shown = named.filter((id) => !regionOf(id)?.draft || id in regions);
  const alike = regionIds.filter(
    (id) =>
      !named.includes(id) && !regions[id].without?.includes(name) && withLikes(id).some((one) => named.includes(one)),
  );
  return [...shown, ...alike].toSorted((a, b) => (regionOf(a)?.order ?? 0) - (regionOf(b)?.order ?? 0));
}

/**
 * The regions whose alternates may be `x-default`, for visitors that no alternate matches, by `order`. A page uses the
 * first of these that has the page.
 */
export const xDefaultPreference: readonly RegionId[] = regionIds.filter((id) => regions[id].xDefault);

/** Returns true if any text is the id of a region; case matters, since a path in another case is redirected first. */
export function isRegionId(text: string): text is RegionId {
  return (regionIds as readonly string[]).includes(text);
}

/** One entry of the region choice: a country, and the region that serves it. */
export interface RegionEntry {
  readonly country: Country;
  readonly region: RegionId;
}

/**
 * The entries of the region choice: each region's own country, then the others that it serves. The rest of the world is
 * the last.
 */
export const regionEntries: readonly RegionEntry[] = regionIds
  .flatMap((region) =>
    [regions[region].country, ...(regions[region].alsoServes ?? [])].map((country): RegionEntry => ({
      country,
      region,
    })),
  )
  .toSorted((a, b) => Number(a.country === 'OTHER') - Number(b.country === 'OTHER'));
