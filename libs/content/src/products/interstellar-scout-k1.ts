import { sample } from '../sample.ts';
import { blackFridayPrice, christmasPrice } from './campaign-prices.ts';
import type { Product, RegionalPrice } from './product.ts';

/** The price of the three regions with the euro. */
const euro = (region: 'eu' | 'fr' | 'de'): RegionalPrice => ({
  regular: sample(299),
  promotions: [blackFridayPrice(region, 'early', sample(249)), christmasPrice(region, 'holiday', sample(219))],
});

export const interstellarScoutK1: Product = {
  id: 'interstellarScoutK1',
  picture: 'k1-interstellar-scout/cut-out',
  slug: 'interstellar-scout-k1',
  hardware: {
    servos: sample(17),
    chips: sample(38),
    voiceCommands: sample(24),
    audioLines: sample(60),
    volts: sample(7.4),
    batteryMah: sample(1200),
    chargeMinutes: sample(90),
    useMinutes: sample(60),
  },
  box: sample(['charger', 'cable', 'guide', 'screwdriver']),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'],
  prices: {
    us: {
      regular: sample(299),
      promotions: [blackFridayPrice('us', 'early', sample(239)), christmasPrice('us', 'newYear', sample(269))],
    },
    uk: {
      regular: sample(269),
      promotions: [blackFridayPrice('uk', 'early', sample(219)), christmasPrice('uk', 'newYear', sample(239))],
    },
    eu: euro('eu'),
    fr: euro('fr'),
    de: euro('de'),
    jp: { regular: sample(44_800) },
    kr: { regular: sample(398_000) },
    cn: { regular: sample(1999) },
  },
};
