import type { SiteDefinition } from '@kinemorph/site';

/** The seven regions of the world; the first path segment says which. */
export const site: SiteDefinition = {
  id: 'global',
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr'],
  regionInPath: true,
  defaultRegion: 'us',
};
