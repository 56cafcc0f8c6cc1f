import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

export const interstellarScoutK1: Product = {
  id: 'interstellarScoutK1',
  picture: 'k1-interstellar-scout/cut-out',
  slug: 'interstellar-scout-k1',
  order: 120,
  shape: sample('robot'),
  ageFrom: sample(8),
  since: sample(instant('2023-11-27T08:00Z')),
  nearest: ['k1ProInterstellarScout', 'interstellarAgentT9'],
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
  prices: readPrices('interstellar-scout-k1', prices),
};
