import type { Product } from './product.ts';

export const flagshipMegatron: Product = {
  id: 'flagshipMegatron',
  picture: 'flagship-megatron/cut-out',
  slug: 'flagship-megatron',
  licence: 'transforming',
  hardware: {},
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'kr', 'cn'],
};
