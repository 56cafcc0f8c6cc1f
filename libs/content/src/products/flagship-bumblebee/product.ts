import { flagshipBumblebeePreOrder as launch } from '../../campaigns/flagship-bumblebee-pre-order/campaign.ts';
import { sample } from '../../sample.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'flagship-bumblebee/cut-out',
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
    bluetooth: sample('5.0'),
    port: sample('USB Type-C'),
    heightCm: sample(42),
    weightKg: sample(1.9),
  },
  transforms: true,
  box: sample(['charger', 'cable', 'guide', 'screwdriver']),
  addOns: ['aiBase'],
  series: 'flagship',
  quickGuide: '2025-03-27',
  fixes: sample(['halfway', 'voice', 'app']),
  firmware: sample({ version: '1.1.0', released: '2025-05-06', notes: ['voice', 'balance'] }),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'cn'],
  page: { regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'cn'], screen: 'flagship-bumblebee' },
  preOrder: launch.timeline,
  booking: launch.booking,
});
