import type { ProductId } from '../../products/product-id.ts';
import type { BlackFridayStage } from './timeline.ts';

export type GroupId = 'webExclusive' | 'hotDeals' | 'newReleases';

/** Products that open together. */
export interface ProductGroup {
  readonly id: GroupId;
  readonly stage: BlackFridayStage;
  readonly products: readonly ProductId[];
}

/** The products that each stage opens, the leading product first. */
export const groups: readonly ProductGroup[] = [
  {
    id: 'webExclusive',
    stage: 'early',
    products: ['toyStoryBuzzLightyear', 'bumblebeeG1Performance', 'k1ProInterstellarScout', 'interstellarScoutK1'],
  },
  {
    id: 'hotDeals',
    stage: 'blackFriday',
    products: ['eliteOptimusPrimeAiBase', 'grimlockG1Flagship', 'flagshipOptimusPrime', 'interstellarAgentT9'],
  },
  {
    id: 'newReleases',
    stage: 'cyberMonday',
    products: ['flagshipMegatron', 'buzzLightyearSpaceRangerAlpha', 'eliteOptimusPrime'],
  },
];

/** Returns the stage that a product waits for. */
export function stageOf(product: ProductId): BlackFridayStage {
  return groups.find((group) => group.products.includes(product))?.stage ?? 'early';
}
