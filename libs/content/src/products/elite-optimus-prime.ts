import { primeDay2025 } from '../campaigns/prime-day-2025.ts';
import { stageWindow } from '../time/index.ts';
import type { Product } from './product.ts';

export const eliteOptimusPrime: Product = {
  id: 'eliteOptimusPrime',
  picture: 'elite-optimus-prime/cut-out',
  slug: 'elite-optimus-prime',
  licence: 'transforming',
  hardware: { servos: 27, voiceCommands: 39, sounds: 125 },
  warrantyYears: { us: 1 },
  regions: ['us'],
  prices: { us: { promotions: [{ price: 599, window: stageWindow(primeDay2025, 'us', 'sale') ?? {} }] } },
};
