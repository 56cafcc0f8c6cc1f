import { sample } from '../sample.ts';
import { blackFridayPrice, christmasPrice } from './campaign-prices.ts';
import type { Product, RegionalPrice } from './product.ts';

/** The price of the three regions with the euro. */
const euro = (region: 'eu' | 'fr' | 'de'): RegionalPrice => ({
  regular: sample(1399),
  promotions: [blackFridayPrice(region, 'cyberMonday', sample(1149)), christmasPrice(region, 'holiday', sample(1049))],
});

export const flagshipMegatron: Product = {
  id: 'flagshipMegatron',
  picture: 'flagship-megatron/cut-out',
  slug: 'flagship-megatron',
  licence: 'transforming',
  hardware: {
    servos: sample(36),
    chips: sample(82),
    voiceCommands: sample(30),
    audioLines: sample(120),
    volts: sample(11.1),
    batteryMah: sample(2400),
    chargeMinutes: sample(120),
    useMinutes: sample(60),
    bluetooth: sample('5.0'),
    port: sample('USB Type-C'),
    heightCm: sample(46),
    weightKg: sample(2.3),
  },
  box: sample(['charger', 'cable', 'guide', 'screwdriver']),
  addOns: ['aiBase'],
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'kr', 'cn'],
  prices: {
    us: {
      regular: sample(1099),
      promotions: [blackFridayPrice('us', 'cyberMonday', sample(899)), christmasPrice('us', 'holiday', sample(999))],
    },
    uk: {
      regular: sample(1049),
      promotions: [blackFridayPrice('uk', 'cyberMonday', sample(879)), christmasPrice('uk', 'holiday', sample(949))],
    },
    eu: euro('eu'),
    fr: euro('fr'),
    de: euro('de'),
    kr: { regular: sample(1_490_000) },
    cn: { regular: sample(6499) },
  },
};
