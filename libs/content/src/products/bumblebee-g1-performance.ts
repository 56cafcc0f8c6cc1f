import { sample } from '../sample.ts';
import { blackFridayPrice, christmasPrice } from './campaign-prices.ts';
import type { Product } from './product.ts';

export const bumblebeeG1Performance: Product = {
  id: 'bumblebeeG1Performance',
  picture: 'bumblebee-g1-performance/cut-out',
  slug: 'bumblebee-g1-performance',
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
  prices: {
    us: {
      regular: sample(399),
      promotions: [blackFridayPrice('us', 'early', sample(329)), christmasPrice('us', 'holiday', sample(359))],
    },
  },
};
