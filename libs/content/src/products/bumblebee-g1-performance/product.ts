import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

export const bumblebeeG1Performance: Product = {
  id: 'bumblebeeG1Performance',
  picture: 'bumblebee-g1-performance/cut-out',
  slug: 'bumblebee-g1-performance',
  order: 80,
  shape: sample('robot'),
  ageFrom: sample(10),
  since: sample(instant('2023-12-04T08:00Z')),
  nearest: ['flagshipBumblebee', 'flagshipOptimusPrime'],
  licence: 'transforming',
  hardware: {
    servos: 17,
    voiceCommands: 20,
    sounds: 69,
    chips: sample(45),
    batteryMah: sample(1200),
    heightCm: sample(23),
    weightKg: sample(0.8),
  },
  transforms: sample(false),
  box: sample(['cable', 'guide']),
  addOns: ['aiBase'],
  regions: ['us'],
  prices: readPrices('bumblebee-g1-performance', prices),
};
