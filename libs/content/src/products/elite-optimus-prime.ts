import { primeDay2025 } from '../campaigns/prime-day-2025.ts';
import { sample } from '../sample.ts';
import { stageWindow } from '../time/index.ts';
import { blackFridayPrice, christmasPrice } from './campaign-prices.ts';
import type { Product } from './product.ts';

export const eliteOptimusPrime: Product = {
  id: 'eliteOptimusPrime',
  picture: 'elite-optimus-prime/cut-out',
  slug: 'elite-optimus-prime',
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
  prices: {
    us: {
      // The seven-day sale takes $100 off, and comes to $599.
      regular: sample(699),
      promotions: [
        blackFridayPrice('us', 'cyberMonday', sample(579)),
        christmasPrice('us', 'holiday', sample(629)),
        { price: 599, window: stageWindow(primeDay2025, 'us', 'sale') ?? {} },
      ],
    },
  },
};
