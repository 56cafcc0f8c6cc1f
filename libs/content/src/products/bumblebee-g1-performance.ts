import type { Product } from './product.ts';

export const bumblebeeG1Performance: Product = {
  id: 'bumblebeeG1Performance',
  picture: 'bumblebee-g1-performance/cut-out',
  slug: 'bumblebee-g1-performance',
  licence: 'transforming',
  hardware: { servos: 17, voiceCommands: 20, sounds: 69 },
  regions: ['us'],
};
