import { sample } from '../../sample.ts';
import { defineTimeline, instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

/** The pre-order of the limited edition, in Pacific time; its last day is included to its end. */
export const limitedEditionPreOrder = defineTimeline(['earlyBird'], {
  us: { earlyBird: '2023-05-25T00:00-07:00', ends: '2023-07-26T00:00-07:00' },
});

/** The price of the edition without the signature, in US dollars: the comparison shows it. */
export const standardEditionPrice = 799;

export const product = defineProduct({
  picture: 'optimus-prime-limited-edition/cut-out',
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
  series: 'collector',
  quickGuide: '2023-08-01',
  fixes: sample(['voice', 'app', 'joint']),
  firmware: sample({ version: '2.0.4', released: '2024-09-24', notes: ['battery'] }),
  regions: ['us'],
  page: { regions: ['us'], screen: 'optimus-prime-rise-of-the-beasts-signature-limited-edition' },
  preOrder: limitedEditionPreOrder,
  // All 3,000 have been sold.
  stock: { us: [{ window: { opens: sample(instant('2025-12-01T00:00-08:00')) } }] },
});
