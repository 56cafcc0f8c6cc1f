import { defineTimeline, stageWindow } from '../time/index.ts';
import type { Product } from './product.ts';

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
  licence: 'transforming',
  hardware: { servos: 21, chips: 69, gyroAxes: 6, voiceCommands: 16, batteryMah: 1650 },
  edition: 3000,
  regions: ['us'],
  preOrder: limitedEditionPreOrder,
  prices: {
    us: {
      regular: 899,
      promotions: [{ price: 699, window: stageWindow(limitedEditionPreOrder, 'us', 'earlyBird') ?? {}, installment: { amount: '$58.25', months: 12, apr: 0 } }],
    },
  },
};
