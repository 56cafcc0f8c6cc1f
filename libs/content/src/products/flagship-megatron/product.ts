import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

export const flagshipMegatron: Product = {
  id: 'flagshipMegatron',
  picture: 'flagship-megatron/cut-out',
  slug: 'flagship-megatron',
  order: 30,
  ageFrom: sample(14),
  since: sample(instant('2024-09-03T08:00Z')),
  nearest: ['grimlockG1Flagship', 'flagshipOptimusPrime'],
  licence: 'transforming',
  hardware: {
    servos: sample(36),
    chips: sample(82),
    voiceCommands: sample(30),
    audioLines: sample(120),
    volts: sample(11.1),
    batteryMah: sample(2400),
    chargeMinutes: sample(120),
    useMinutes: sample(60),
    bluetooth: sample('5.0'),
    port: sample('USB Type-C'),
    heightCm: sample(46),
    weightKg: sample(2.3),
  },
  box: sample(['charger', 'cable', 'guide', 'screwdriver']),
  addOns: ['aiBase'],
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'kr', 'cn'],
  prices: readPrices('flagship-megatron', prices),
};
