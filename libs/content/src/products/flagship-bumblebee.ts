import { stageWindow } from '../time/index.ts';
import { flagshipBumblebeeBooking } from './flagship-bumblebee-booking.ts';
import { flagshipBumblebeePreOrder } from './flagship-bumblebee-pre-order.ts';
import { sample } from '../sample.ts';
import type { Product, RegionalPrice } from './product.ts';

const sells = (
  region: keyof typeof flagshipBumblebeePreOrder.regions,
  { earlyBird, regular }: { earlyBird: number; regular: number },
): RegionalPrice => ({
  regular,
  promotions: [{ price: earlyBird, window: stageWindow(flagshipBumblebeePreOrder, region, 'earlyBird') ?? {} }],
});

export const flagshipBumblebee: Product = {
  id: 'flagshipBumblebee',
  picture: 'flagship-bumblebee/cut-out',
  slug: 'flagship-bumblebee',
  licence: 'transforming',
  hardware: {
    servos: 31,
    chips: 67,
    volts: 11.1,
    batteryMah: 2100,
    chargeMinutes: 120,
    useMinutes: 60,
    voiceCommands: sample(24),
    heightCm: sample(42),
    weightKg: sample(1.9),
  },
  transforms: true,
  box: sample(['charger', 'cable', 'guide', 'screwdriver']),
  addOns: ['aiBase'],
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'cn'],
  preOrder: flagshipBumblebeePreOrder,
  booking: flagshipBumblebeeBooking,
  prices: {
    us: sells('us', { earlyBird: 949, regular: 1299 }),
    uk: sells('uk', { earlyBird: 899, regular: 1299 }),
    eu: sells('eu', { earlyBird: 1099, regular: 1599 }),
    fr: sells('fr', { earlyBird: 1099, regular: 1599 }),
    de: sells('de', { earlyBird: 1099, regular: 1599 }),
    jp: sells('jp', { earlyBird: 124_960, regular: 174_900 }),
    cn: sells('cn', { earlyBird: 5899, regular: 8499 }),
  },
};
