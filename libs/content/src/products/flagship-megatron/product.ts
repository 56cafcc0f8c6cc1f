import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'flagship-megatron/cut-out',
  order: 30,
  shape: sample('robot'),
  ageFrom: sample(14),
  since: sample(instant('2024-09-03T08:00Z')),
  nearest: ['grimlockG1Flagship', 'flagshipOptimusPrime'],
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
  series: 'flagship',
  quickGuide: '2024-09-03',
  fixes: sample(['voice', 'app', 'joint']),
  firmware: sample({ version: '2.6.0', released: '2025-04-15', notes: ['voice', 'theater'] }),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'kr', 'cn'],
  page: { regions: ['us', 'uk', 'eu', 'fr', 'de'], screen: 'flagship-megatron' },
});
