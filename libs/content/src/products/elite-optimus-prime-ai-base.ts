import { sample } from '../sample.ts';
import { blackFridayPrice } from './campaign-prices.ts';
import type { Product, RegionalPrice } from './product.ts';

/** From Black Friday to the end of the sale, and at the regular price before and after it. */
const sells = (region: 'eu' | 'fr' | 'de'): RegionalPrice => ({
  regular: 1099,
  promotions: [blackFridayPrice(region, 'blackFriday', 739)],
});

/** Elite Optimus Prime with AI Base in one box, for continental Europe. */
export const eliteOptimusPrimeAiBase: Product = {
  id: 'eliteOptimusPrimeAiBase',
  picture: 'elite-optimus-prime/cut-out',
  slug: 'elite-optimus-prime-ai-base',
  licence: 'transforming',
  hardware: { servos: 27, voiceCommands: 39, sounds: 125 },
  warrantyYears: { eu: 1, fr: 1, de: 1 },
  box: sample(['charger', 'adapter', 'cable', 'guide']),
  regions: ['eu', 'fr', 'de'],
  prices: { eu: sells('eu'), fr: sells('fr'), de: sells('de') },
};
