import { isRegionId, type RegionId } from '@kinemorph/content';

/** Returns the region that a visitor chose last, if the site has it; undefined otherwise. */
export function rememberedRegion(cookies: string | null, regions: readonly RegionId[]): RegionId | undefined {
  // As the shared caches match it: a library would also decode it, and the two would choose different regions.
  const [, value = ''] = /(?:^|;\s*)region=([a-z]{2})(?:;|$)/.exec(cookies ?? '') ?? [];
  return isRegionId(value) && regions.includes(value) ? value : undefined;
}
