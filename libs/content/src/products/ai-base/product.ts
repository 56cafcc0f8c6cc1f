import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

export const product = defineProduct({
  picture: 'ai-base/cut-out',
  order: 140,
  since: sample(instant('2024-08-19T08:00Z')),
  nearest: ['eliteOptimusPrimeAiBase', 'flagshipOptimusPrime'],
  hardware: {},
  box: sample(['adapter', 'cable', 'guide']),
  addOns: ['eliteOptimusPrime'],
  series: 'docks',
  quickGuide: '2024-08-19',
  fixes: sample(['network', 'dock', 'talk']),
  firmware: sample({ version: '1.3.0', released: '2024-11-26', notes: ['voice'] }),
  regions: ['us'],
  page: { regions: ['us'], screen: 'ai-base' },
});
