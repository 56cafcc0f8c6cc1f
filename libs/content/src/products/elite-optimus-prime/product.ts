import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'elite-optimus-prime/cut-out',
  order: 50,
  shape: sample('robot'),
  ageFrom: sample(14),
  since: sample(instant('2024-03-11T08:00Z')),
  nearest: ['eliteOptimusPrimeAiBase', 'flagshipOptimusPrime'],
  licence: 'transforming',
  hardware: {
    servos: 27,
    voiceCommands: 39,
    sounds: 125,
    chips: sample(60),
    batteryMah: sample(1800),
    heightCm: sample(33),
    weightKg: sample(1.4),
  },
  transforms: sample(false),
  warrantyYears: { us: 1 },
  box: sample(['charger', 'cable', 'guide']),
  addOns: ['aiBase'],
  series: 'collector',
  quickGuide: '2024-03-11',
  fixes: sample(['voice', 'app', 'joint']),
  firmware: sample({ version: '3.1.5', released: '2025-02-11', notes: ['battery'] }),
  regions: ['us'],
  page: { regions: ['us'], screen: 'elite-optimus-prime' },
});
