import { sample } from '../../sample.ts';
import { instant } from '../../time/index.ts';
import { defineProduct } from '../product.ts';

/** Elite Optimus Prime with AI Base in one box, for continental Europe. */
export const product = defineProduct({
  picture: 'elite-optimus-prime-ai-base/cut-out',
  order: 60,
  shape: sample('robot'),
  ageFrom: sample(14),
  since: sample(instant('2024-11-14T08:00Z')),
  nearest: ['eliteOptimusPrime', 'flagshipOptimusPrime'],
  licence: 'transforming',
  hardware: { servos: 27, voiceCommands: 39, sounds: 125 },
  warrantyYears: { eu: 1, fr: 1, de: 1 },
  box: sample(['charger', 'adapter', 'cable', 'guide']),
  series: 'collector',
  bundleOf: ['eliteOptimusPrime', 'aiBase'],
  fixes: sample(['voice', 'dock', 'app']),
  regions: ['eu', 'fr', 'de'],
});
