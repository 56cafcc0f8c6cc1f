import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

export const aiBase: Product = {
  id: 'aiBase',
  picture: 'ai-base/cut-out',
  slug: 'ai-base',
  order: 140,
  since: sample(instant('2024-08-19T08:00Z')),
  nearest: ['eliteOptimusPrimeAiBase', 'flagshipOptimusPrime'],
  hardware: {},
  box: sample(['adapter', 'cable', 'guide']),
  addOns: ['eliteOptimusPrime'],
  regions: ['us'],
  prices: readPrices('ai-base', prices),
};
