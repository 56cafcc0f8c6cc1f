import { sample } from '../sample.ts';
import { blackFridayPrice, christmasPrice } from './campaign-prices.ts';
import type { Product, RegionalPrice } from './product.ts';

/** The price of the three regions with the euro. */
const euro = (region: 'eu' | 'fr' | 'de'): RegionalPrice => ({
  regular: sample(1299),
  promotions: [blackFridayPrice(region, 'blackFriday', sample(1049)), christmasPrice(region, 'holiday', sample(949))],
});

export const flagshipOptimusPrime: Product = {
  id: 'flagshipOptimusPrime',
  picture: 'flagship-optimus-prime/cut-out',
  slug: 'flagship-optimus-prime',
  licence: 'transforming',
  hardware: {
    servos: sample(35),
    chips: sample(78),
    voiceCommands: sample(30),
    audioLines: sample(110),
    volts: sample(11.1),
    batteryMah: sample(2200),
    chargeMinutes: sample(120),
    useMinutes: sample(60),
    bluetooth: sample('5.0'),
    port: sample('USB Type-C'),
    heightCm: sample(48),
    weightKg: sample(2.2),
  },
  transforms: true,
  box: sample(['charger', 'cable', 'guide', 'screwdriver']),
  addOns: ['aiBase'],
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'],
  prices: {
    us: {
      regular: sample(999),
      promotions: [blackFridayPrice('us', 'blackFriday', sample(849)), christmasPrice('us', 'holiday', sample(899))],
    },
    uk: {
      regular: sample(949),
      promotions: [blackFridayPrice('uk', 'blackFriday', sample(799)), christmasPrice('uk', 'holiday', sample(849))],
    },
    eu: euro('eu'),
    fr: euro('fr'),
    de: euro('de'),
    jp: { regular: sample(148_000) },
    kr: { regular: sample(1_390_000) },
    cn: { regular: sample(5999) },
  },
};
