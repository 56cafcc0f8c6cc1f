import { sample } from '../sample.ts';
import { blackFridayPrice, christmasPrice } from './campaign-prices.ts';
import type { Product, RegionalPrice } from './product.ts';

/** The price of the three regions with the euro. */
const euro = (region: 'eu' | 'fr' | 'de'): RegionalPrice => ({
  regular: 599,
  promotions: [blackFridayPrice(region, 'early', sample(499)), christmasPrice(region, 'holiday', sample(449))],
});

export const toyStoryBuzzLightyear: Product = {
  id: 'toyStoryBuzzLightyear',
  picture: 'toy-story-buzz-lightyear/cut-out',
  slug: 'toy-story-buzz-lightyear',
  licence: 'ranger',
  hardware: {
    servos: 23,
    chips: 75,
    voiceCommands: 34,
    parts: 3000,
    audioLines: 200,
    batteryMah: 1900,
    chargeMinutes: 90,
    bluetooth: '5.0',
    wifiGhz: 2.4,
  },
  box: sample(['charger', 'cable', 'guide']),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'cn'],
  prices: {
    us: {
      regular: 599,
      promotions: [blackFridayPrice('us', 'early', sample(499)), christmasPrice('us', 'holiday', sample(549))],
      next: 699,
    },
    uk: {
      regular: 499,
      promotions: [blackFridayPrice('uk', 'early', sample(429)), christmasPrice('uk', 'holiday', sample(459))],
    },
    eu: euro('eu'),
    fr: euro('fr'),
    de: euro('de'),
    cn: { regular: 3999 },
  },
};
