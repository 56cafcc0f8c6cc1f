import type { Product } from './product.ts';

export const aiBase: Product = {
  id: 'aiBase',
  picture: 'ai-base/cut-out',
  slug: 'ai-base',
  hardware: {},
  regions: ['us'],
  prices: { us: { regular: 249, next: 299 } },
};
