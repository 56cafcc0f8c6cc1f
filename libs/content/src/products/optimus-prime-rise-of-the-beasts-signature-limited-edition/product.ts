import { sample } from '../../sample.ts';
import { defineTimeline, instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

/** The pre-order of the limited edition, in Pacific time; its last day counts whole. */
export const limitedEditionPreOrder = defineTimeline(['earlyBird'], {
  us: { earlyBird: '2023-05-25T00:00-07:00', ends: '2023-07-26T00:00-07:00' },
});

/** What the edition without the signature costs, in US dollars: it stands beside it in the comparison. */
export const standardEditionPrice = 799;

export const optimusPrimeRiseOfTheBeastsSignatureLimitedEdition: Product = {
  id: 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition',
  picture: 'optimus-prime-limited-edition/cut-out',
  slug: 'optimus-prime-rise-of-the-beasts-signature-limited-edition',
  order: 70,
  shape: sample('robot'),
  ageFrom: sample(14),
  since: instant('2023-05-25T00:00-07:00'),
  nearest: ['flagshipOptimusPrime'],
  licence: 'transforming',
  hardware: {
    servos: 21,
    chips: 69,
    gyroAxes: 6,
    voiceCommands: 16,
    batteryMah: 1650,
    heightCm: sample(38),
    weightKg: sample(1.7),
  },
  transforms: sample(false),
  edition: 3000,
  box: sample(['charger', 'cable', 'guide', 'stand', 'certificate']),
  regions: ['us'],
  preOrder: limitedEditionPreOrder,
  prices: readPrices('optimus-prime-rise-of-the-beasts-signature-limited-edition', prices, limitedEditionPreOrder),
  // All 3,000 have been sold.
  stock: { us: [{ window: { opens: sample(instant('2025-12-01T00:00-08:00')) } }] },
};
