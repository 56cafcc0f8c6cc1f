import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'k1-interstellar-scout/cut-out',
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
  series: 'interstellar',
  quickGuide: '2023-11-27',
  fixes: sample(['balance', 'app', 'joint']),
  firmware: sample({ version: '5.3.0', released: '2025-01-28', notes: ['battery'] }),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'],
});
