import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'toy-story-buzz-lightyear/cut-out',
  order: 90,
  shape: sample('robot'),
  ageFrom: sample(8),
  since: sample(instant('2024-05-20T08:00Z')),
  nearest: ['buzzLightyearSpaceRangerAlpha', 'interstellarScoutK1'],
  licence: 'ranger',
  hardware: {
    servos: 23,
    chips: 75,
    voiceCommands: 34,
    parts: 3000,
    audioLines: 200,
    batteryMah: 1900,
    chargeMinutes: 90,
    bluetooth: '5.0',
    wifiGhz: 2.4,
  },
  box: sample(['charger', 'cable', 'guide']),
  series: 'ranger',
  quickGuide: '2024-05-20',
  fixes: sample(['voice', 'app', 'power']),
  firmware: sample({ version: '2.8.1', released: '2025-03-18', notes: ['voice', 'theater'] }),
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'cn'],
  page: { regions: ['us', 'uk', 'eu', 'fr', 'de', 'cn'], screen: 'toy-story-buzz-lightyear' },
});
