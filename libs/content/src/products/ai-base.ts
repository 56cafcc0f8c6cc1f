import { sample } from '../sample.ts';
import { christmasPrice } from './campaign-prices.ts';
import type { Product } from './product.ts';

export const aiBase: Product = {
  id: 'aiBase',
  picture: 'ai-base/cut-out',
  slug: 'ai-base',
  hardware: {},
  box: sample(['adapter', 'cable', 'guide']),
  addOns: ['eliteOptimusPrime'],
  regions: ['us'],
  prices: { us: { regular: 249, promotions: [christmasPrice('us', 'holiday', sample(219))], next: 299 } },
};
