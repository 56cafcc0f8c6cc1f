import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'bumblebee-g1-performance/cut-out',
  order: 80,
  shape: sample('robot'),
  ageFrom: sample(10),
  since: sample(instant('2023-12-04T08:00Z')),
  nearest: ['flagshipBumblebee', 'flagshipOptimusPrime'],
  licence: 'transforming',
  hardware: {
    servos: 17,
    voiceCommands: 20,
    sounds: 69,
    chips: sample(45),
    batteryMah: sample(1200),
    heightCm: sample(23),
    weightKg: sample(0.8),
  },
  transforms: sample(false),
  box: sample(['cable', 'guide']),
  addOns: ['aiBase'],
  series: 'collector',
  quickGuide: '2023-12-04',
  fixes: sample(['voice', 'app', 'joint']),
  firmware: sample({ version: '2.2.0', released: '2024-12-03', notes: ['voice'] }),
  regions: ['us'],
  page: { regions: ['us'], screen: 'bumblebee-g1-performance' },
});
