import { flagshipBumblebeePreOrder as launch } from '../../campaigns/flagship-bumblebee-pre-order/campaign.ts';
import { sample } from '../../sample.ts';
import type { Product } from '../product.ts';
import { readPrices } from '../price-file.ts';
import prices from './prices.json' with { type: 'json' };

export const flagshipBumblebee: Product = {
  id: 'flagshipBumblebee',
  picture: 'flagship-bumblebee/cut-out',
  slug: 'flagship-bumblebee',
  order: 10,
  shape: 'car',
  otherShape: 'flagship-bumblebee/vehicle-cut-out',
  ageFrom: sample(14),
  since: launch.announced.everywhere,
  announced: launch.announced,
  nearest: ['bumblebeeG1Performance', 'flagshipOptimusPrime'],
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
  preOrder: launch.timeline,
  booking: launch.booking,
  prices: readPrices('flagship-bumblebee', prices, launch.timeline),
};
