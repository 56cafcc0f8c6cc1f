import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'flagship-optimus-prime/cut-out',
  order: 20,
  shape: 'truck',
  otherShape: 'flagship-optimus-prime/vehicle-cut-out',
  ageFrom: sample(14),
  since: sample(instant('2024-06-18T08:00Z')),
  nearest: ['eliteOptimusPrime', 'eliteOptimusPrimeAiBase', 'interstellarScoutK1'],
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
  series: 'flagship',
  quickGuide: '2024-06-18',
  fixes: sample(['halfway', 'voice', 'app']),
  firmware: sample({ version: '3.4.2', released: '2025-04-15', notes: ['balance', 'theater'] }),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'],
  page: { regions: ['us', 'uk', 'eu', 'fr', 'de'], screen: 'flagship-optimus-prime' },
});
