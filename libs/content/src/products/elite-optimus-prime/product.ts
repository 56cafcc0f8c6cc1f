import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

export const eliteOptimusPrime: Product = {
  id: 'eliteOptimusPrime',
  picture: 'elite-optimus-prime/cut-out',
  slug: 'elite-optimus-prime',
  order: 50,
  shape: sample('robot'),
  ageFrom: sample(14),
  since: sample(instant('2024-03-11T08:00Z')),
  nearest: ['eliteOptimusPrimeAiBase', 'flagshipOptimusPrime'],
  licence: 'transforming',
  hardware: {
    servos: 27,
    voiceCommands: 39,
    sounds: 125,
    chips: sample(60),
    batteryMah: sample(1800),
    heightCm: sample(33),
    weightKg: sample(1.4),
  },
  transforms: sample(false),
  warrantyYears: { us: 1 },
  box: sample(['charger', 'cable', 'guide']),
  addOns: ['aiBase'],
  regions: ['us'],
  prices: readPrices('elite-optimus-prime', prices),
};
