import { sample } from '../sample.ts';
import { instant } from '../time/index.ts';
import { blackFridayPrice, christmasPrice } from './campaign-prices.ts';
import type { Product, RegionalPrice } from './product.ts';

/** The price of the three regions with the euro. */
const euro = (region: 'eu' | 'fr' | 'de'): RegionalPrice => ({
  regular: sample(449),
  promotions: [blackFridayPrice(region, 'early', sample(379)), christmasPrice(region, 'holiday', sample(339))],
});

export const k1ProInterstellarScout: Product = {
  id: 'k1ProInterstellarScout',
  picture: 'k1-pro-interstellar-scout/cut-out',
  slug: 'k1-pro-interstellar-scout',
  hardware: {
    servos: sample(18),
    chips: sample(62),
    voiceCommands: sample(30),
    audioLines: sample(80),
    volts: sample(7.4),
    batteryMah: sample(1600),
    chargeMinutes: sample(90),
    useMinutes: sample(60),
    bluetooth: sample('5.0'),
    port: sample('USB Type-C'),
    heightCm: sample(32),
    weightKg: sample(1.2),
  },
  box: sample(['charger', 'cable', 'guide', 'screwdriver']),
  regions: ['us', 'uk', 'eu', 'fr', 'de'],
  prices: {
    us: {
      regular: sample(449),
      promotions: [blackFridayPrice('us', 'early', sample(379)), christmasPrice('us', 'holiday', sample(409))],
    },
    uk: {
      regular: sample(399),
      promotions: [blackFridayPrice('uk', 'early', sample(339)), christmasPrice('uk', 'holiday', sample(369))],
    },
    eu: euro('eu'),
    fr: euro('fr'),
    de: euro('de'),
  },
  stock: {
    uk: [
      {
        window: { opens: sample(instant('2026-10-12T00:00+01:00')), closes: sample(instant('2027-02-01T00:00Z')) },
        told: 'month',
      },
    ],
  },
};
