import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

/** Elite Optimus Prime with AI Base in one box, for continental Europe. */
export const eliteOptimusPrimeAiBase: Product = {
  id: 'eliteOptimusPrimeAiBase',
  picture: 'elite-optimus-prime/cut-out',
  slug: 'elite-optimus-prime-ai-base',
  order: 60,
  shape: sample('robot'),
  ageFrom: sample(14),
  since: sample(instant('2024-11-14T08:00Z')),
  nearest: ['eliteOptimusPrime', 'flagshipOptimusPrime'],
  licence: 'transforming',
  hardware: { servos: 27, voiceCommands: 39, sounds: 125 },
  warrantyYears: { eu: 1, fr: 1, de: 1 },
  box: sample(['charger', 'adapter', 'cable', 'guide']),
  regions: ['eu', 'fr', 'de'],
  prices: readPrices('elite-optimus-prime-ai-base', prices),
};
