import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

export const buzzLightyearSpaceRangerAlpha: Product = {
  id: 'buzzLightyearSpaceRangerAlpha',
  picture: 'buzz-lightyear-space-ranger-alpha/cut-out',
  slug: 'buzz-lightyear-space-ranger-alpha',
  order: 100,
  shape: sample('robot'),
  ageFrom: sample(8),
  since: sample(instant('2024-10-14T08:00Z')),
  nearest: ['toyStoryBuzzLightyear', 'interstellarScoutK1'],
  licence: 'ranger',
  hardware: {},
  box: sample(['charger', 'cable', 'guide', 'stand']),
  regions: ['us', 'uk', 'eu', 'fr', 'de'],
  prices: readPrices('buzz-lightyear-space-ranger-alpha', prices),
};
