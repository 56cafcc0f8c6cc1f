import type { Product } from './product.ts';

export const buzzLightyearSpaceRangerAlpha: Product = {
  id: 'buzzLightyearSpaceRangerAlpha',
  picture: 'buzz-lightyear-space-ranger-alpha/cut-out',
  slug: 'buzz-lightyear-space-ranger-alpha',
  licence: 'ranger',
  hardware: {},
  regions: ['us', 'uk', 'eu', 'fr', 'de'],
};
