import type { SiteDefinition } from '@kinemorph/site';

/** Mainland China: a domain of its own, so no region in the path and no cookie to remember it. */
export const site: SiteDefinition = {
  id: 'cn',
  regions: ['cn'],
  regionInPath: false,
  defaultRegion: 'cn',
};
