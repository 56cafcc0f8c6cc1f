import type { ProductId } from '../../products/product.ts';
import { products } from '../../products/products.ts';
import { openFrom, type BlackFridayRegion, type BlackFridayStage } from './timeline.ts';

export type GroupId = 'webExclusive' | 'hotDeals' | 'newReleases';

/** Products that open together. */
export interface ProductGroup {
  readonly id: GroupId;
  readonly stage: BlackFridayStage;
  readonly products: readonly ProductId[];
}

/** What each stage opens, the leading product first. */
const groups: readonly ProductGroup[] = [
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

/** The groups of a region, each with what the region sells. */
export function groupsOf(region: BlackFridayRegion): readonly ProductGroup[] {
  return groups.map((group) => ({
    ...group,
    products: group.products.filter((id) => products[id].regions.includes(region)),
  }));
}

/** The stage that a product waits for. */
export function stageOf(product: ProductId): BlackFridayStage {
  return groups.find((group) => group.products.includes(product))?.stage ?? 'early';
}

/** Whether a stage lowers the price of a product in a region. */
export function lowers(product: ProductId, stage: BlackFridayStage, region: BlackFridayRegion): boolean {
  const { opens } = openFrom(stage, region);
  return products[product].prices?.[region]?.promotions?.some(({ window }) => window.opens === opens) ?? false;
}
