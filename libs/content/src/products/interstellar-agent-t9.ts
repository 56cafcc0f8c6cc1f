import { sample } from '../sample.ts';
import { instant } from '../time/index.ts';
import { blackFridayPrice, christmasPrice } from './campaign-prices.ts';
import type { Product, RegionalPrice } from './product.ts';

/** The price of the three regions with the euro. */
const euro = (region: 'eu' | 'fr' | 'de'): RegionalPrice => ({
  regular: sample(499),
  promotions: [blackFridayPrice(region, 'blackFriday', sample(419)), christmasPrice(region, 'holiday', sample(379))],
});

export const interstellarAgentT9: Product = {
  id: 'interstellarAgentT9',
  picture: 'interstellar-agent-t9/cut-out',
  slug: 'interstellar-agent-t9',
  hardware: {
    servos: sample(23),
    chips: sample(54),
    voiceCommands: sample(28),
    audioLines: sample(90),
    volts: sample(11.1),
    batteryMah: sample(1500),
    chargeMinutes: sample(90),
    useMinutes: sample(50),
  },
  box: sample(['charger', 'cable', 'guide']),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'],
  prices: {
    us: {
      regular: sample(499),
      promotions: [blackFridayPrice('us', 'blackFriday', sample(399)), christmasPrice('us', 'newYear', sample(449))],
    },
    uk: {
      regular: sample(449),
      promotions: [blackFridayPrice('uk', 'blackFriday', sample(369)), christmasPrice('uk', 'newYear', sample(409))],
    },
    eu: euro('eu'),
    fr: euro('fr'),
    de: euro('de'),
    jp: { regular: sample(74_800) },
    kr: { regular: sample(669_000) },
    cn: { regular: sample(3299) },
  },
  stock: {
    fr: [
      {
        window: { opens: sample(instant('2026-11-02T00:00+01:00')), closes: sample(instant('2026-12-14T00:00+01:00')) },
        told: 'day',
      },
    ],
  },
};
