import type { Product } from './product.ts';

export const flagshipOptimusPrime: Product = {
  id: 'flagshipOptimusPrime',
  picture: 'flagship-optimus-prime/cut-out',
  slug: 'flagship-optimus-prime',
  licence: 'transforming',
  hardware: {},
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'],
};
