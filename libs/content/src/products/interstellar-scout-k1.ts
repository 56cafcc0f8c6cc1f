import type { Product } from './product.ts';

export const interstellarScoutK1: Product = {
  id: 'interstellarScoutK1',
  picture: 'k1-interstellar-scout/cut-out',
  slug: 'interstellar-scout-k1',
  hardware: {},
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'],
};
