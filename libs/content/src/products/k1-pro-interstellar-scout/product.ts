import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'k1-pro-interstellar-scout/cut-out',
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
  series: 'interstellar',
  quickGuide: '2024-04-22',
  fixes: sample(['balance', 'app', 'joint']),
  firmware: sample({ version: '5.3.0', released: '2025-01-28', notes: ['balance', 'theater'] }),
  regions: ['us', 'uk', 'eu', 'fr', 'de'],
  page: { regions: ['us', 'uk', 'eu', 'fr', 'de'], screen: 'k1-pro-interstellar-scout' },
  stock: {
    uk: [
      {
        window: { opens: sample(instant('2026-10-12T00:00+01:00')), closes: sample(instant('2027-02-01T00:00Z')) },
        precision: 'month',
      },
    ],
  },
});
