import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

export const k1ProInterstellarScout: Product = {
  id: 'k1ProInterstellarScout',
  picture: 'k1-pro-interstellar-scout/cut-out',
  slug: 'k1-pro-interstellar-scout',
  order: 110,
  shape: sample('robot'),
  ageFrom: sample(10),
  since: sample(instant('2024-04-22T08:00Z')),
  nearest: ['interstellarScoutK1'],
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
  prices: readPrices('k1-pro-interstellar-scout', prices),
  stock: {
    uk: [
      {
        window: { opens: sample(instant('2026-10-12T00:00+01:00')), closes: sample(instant('2027-02-01T00:00Z')) },
        told: 'month',
      },
    ],
  },
};
