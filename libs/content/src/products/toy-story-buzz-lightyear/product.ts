import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

export const toyStoryBuzzLightyear: Product = {
  id: 'toyStoryBuzzLightyear',
  picture: 'toy-story-buzz-lightyear/cut-out',
  slug: 'toy-story-buzz-lightyear',
  order: 90,
  shape: sample('robot'),
  ageFrom: sample(8),
  since: sample(instant('2024-05-20T08:00Z')),
  nearest: ['buzzLightyearSpaceRangerAlpha', 'interstellarScoutK1'],
  licence: 'ranger',
  hardware: {
    servos: 23,
    chips: 75,
    voiceCommands: 34,
    parts: 3000,
    audioLines: 200,
    batteryMah: 1900,
    chargeMinutes: 90,
    bluetooth: '5.0',
    wifiGhz: 2.4,
  },
  box: sample(['charger', 'cable', 'guide']),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'cn'],
  prices: readPrices('toy-story-buzz-lightyear', prices),
};
