import { sample } from '../../sample.ts';
import { defineTimeline, instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

/** The pre-order of Flagship Grimlock, in Pacific time; the regular sale begins where it ends. */
export const grimlockPreOrder = defineTimeline(['earlyBird'], {
  us: { earlyBird: '2023-07-19T00:00-07:00', ends: '2023-10-01T00:00-07:00' },
});

export const product = defineProduct({
  picture: 'grimlock-g1-flagship/cut-out',
  order: 40,
  shape: 'beast',
  otherShape: 'grimlock-g1-flagship/robot-cut-out',
  ageFrom: sample(14),
  since: instant('2023-07-19T00:00-07:00'),
  nearest: ['flagshipMegatron', 'flagshipOptimusPrime'],
  licence: 'transforming',
  hardware: {
    servos: 34,
    chips: 85,
    imuAxes: 6,
    audioLines: 150,
    voiceCommands: 42,
    volts: 11.1,
    batteryMah: 2500,
    chargeMinutes: 90,
    bluetooth: '5.0',
    port: 'USB Type-C',
    heightCm: sample(40),
    weightKg: sample(2.7),
  },
  transforms: true,
  box: sample(['charger', 'cable', 'guide', 'screwdriver']),
  addOns: ['aiBase'],
  series: 'flagship',
  quickGuide: '2023-10-09',
  fixes: sample(['halfway', 'voice', 'app']),
  firmware: sample({ version: '4.0.3', released: '2025-02-11', notes: ['balance', 'battery'] }),
  regions: ['us'],
  page: { regions: ['us'], screen: 'grimlock-g1-flagship' },
  preOrder: grimlockPreOrder,
});
