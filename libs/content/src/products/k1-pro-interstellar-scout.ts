import type { Product } from './product.ts';

export const k1ProInterstellarScout: Product = {
  id: 'k1ProInterstellarScout',
  picture: 'k1-pro-interstellar-scout/cut-out',
  slug: 'k1-pro-interstellar-scout',
  hardware: {},
  regions: ['us', 'uk', 'eu', 'fr', 'de'],
};
