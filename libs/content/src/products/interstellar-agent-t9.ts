import type { Product } from './product.ts';

export const interstellarAgentT9: Product = {
  id: 'interstellarAgentT9',
  picture: 'interstellar-agent-t9/cut-out',
  slug: 'interstellar-agent-t9',
  hardware: {},
  regions: ['us', 'uk', 'eu', 'fr', 'de', 'jp', 'kr', 'cn'],
};
