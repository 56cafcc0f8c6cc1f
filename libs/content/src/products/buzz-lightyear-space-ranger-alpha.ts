import { sample } from '../sample.ts';
import { blackFridayPrice, christmasPrice } from './campaign-prices.ts';
import type { Product, RegionalPrice } from './product.ts';

/** The price of the three regions with the euro. */
const euro = (region: 'eu' | 'fr' | 'de'): RegionalPrice => ({
  regular: sample(649),
  promotions: [blackFridayPrice(region, 'cyberMonday', sample(549)), christmasPrice(region, 'holiday', sample(489))],
});

export const buzzLightyearSpaceRangerAlpha: Product = {
  id: 'buzzLightyearSpaceRangerAlpha',
  picture: 'buzz-lightyear-space-ranger-alpha/cut-out',
  slug: 'buzz-lightyear-space-ranger-alpha',
  licence: 'ranger',
  hardware: {},
  box: sample(['charger', 'cable', 'guide', 'stand']),
  regions: ['us', 'uk', 'eu', 'fr', 'de'],
  prices: {
    us: {
      regular: sample(649),
      promotions: [blackFridayPrice('us', 'cyberMonday', sample(529)), christmasPrice('us', 'holiday', sample(589))],
    },
    uk: {
      regular: sample(549),
      promotions: [blackFridayPrice('uk', 'cyberMonday', sample(449)), christmasPrice('uk', 'holiday', sample(489))],
    },
    eu: euro('eu'),
    fr: euro('fr'),
    de: euro('de'),
  },
};
