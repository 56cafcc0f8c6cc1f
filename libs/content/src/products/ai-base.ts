import type { Product } from './product.ts';

export const aiBase: Product = {
  id: 'aiBase',
  picture: 'ai-base',
  slug: 'ai-base',
  hardware: {},
  regions: ['us'],
  prices: { us: { regular: 249 } },
};
