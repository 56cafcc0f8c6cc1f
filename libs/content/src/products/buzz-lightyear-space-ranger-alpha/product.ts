import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'buzz-lightyear-space-ranger-alpha/cut-out',
  order: 100,
  shape: sample('robot'),
  ageFrom: sample(8),
  since: sample(instant('2024-10-14T08:00Z')),
  nearest: ['toyStoryBuzzLightyear', 'interstellarScoutK1'],
  licence: 'ranger',
  hardware: {},
  box: sample(['charger', 'cable', 'guide', 'stand']),
  series: 'ranger',
  quickGuide: '2024-10-14',
  fixes: sample(['voice', 'app', 'power']),
  firmware: sample({ version: '1.5.0', released: '2025-03-18', notes: ['balance', 'battery'] }),
  regions: ['us', 'uk', 'eu', 'fr', 'de'],
  page: { regions: ['us', 'uk', 'eu', 'fr', 'de'], screen: 'buzz-lightyear-space-ranger-alpha' },
});
