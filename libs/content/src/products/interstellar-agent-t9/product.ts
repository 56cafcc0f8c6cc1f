import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'interstellar-agent-t9/cut-out',
  order: 130,
  shape: 'car',
  otherShape: 'interstellar-agent-t9/vehicle-cut-out',
  ageFrom: sample(10),
  since: sample(instant('2024-07-08T08:00Z')),
  nearest: ['interstellarScoutK1'],
  hardware: {
    servos: sample(23),
    chips: sample(54),
    voiceCommands: sample(28),
    audioLines: sample(90),
    volts: sample(11.1),
    batteryMah: sample(1500),
    chargeMinutes: sample(90),
    useMinutes: sample(50),
  },
  box: sample(['charger', 'cable', 'guide']),
  series: 'interstellar',
  quickGuide: '2024-07-08',
  fixes: sample(['halfway', 'voice', 'app']),
  firmware: sample({ version: '2.1.2', released: '2025-01-28', notes: ['balance'] }),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'],
  stock: {
    fr: [
      {
        window: { opens: sample(instant('2026-11-02T00:00+01:00')), closes: sample(instant('2026-12-14T00:00+01:00')) },
        precision: 'day',
      },
    ],
  },
});
