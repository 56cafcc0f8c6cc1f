import type { ProductId } from '../../products/product.ts';
import { products } from '../../products/products.ts';
import { opensIn, type ChristmasRegion } from './timeline.ts';

/** Products that suit the same person. */
export interface ChristmasGroup {
  readonly id: 'fans' | 'dreamers' | 'makers';
  readonly products: readonly ProductId[];
  /** Whether the group's last place is the gift guide's. */
  readonly giftGuide: boolean;
}

/** Flagship Bumblebee is missing: it was built a year later. */
const groups: readonly ChristmasGroup[] = [
  {
    id: 'fans',
    products: [
      'eliteOptimusPrime',
      'eliteOptimusPrimeAiBase',
      'grimlockG1Flagship',
      'flagshipOptimusPrime',
      'flagshipMegatron',
      'bumblebeeG1Performance',
    ],
    giftGuide: true,
  },
  { id: 'dreamers', products: ['toyStoryBuzzLightyear', 'buzzLightyearSpaceRangerAlpha'], giftGuide: false },
  {
    id: 'makers',
    products: ['k1ProInterstellarScout', 'interstellarScoutK1', 'interstellarAgentT9', 'aiBase'],
    giftGuide: false,
  },
];

/** The groups of a region, each with what the region sells. */
export function groupsOf(region: ChristmasRegion): readonly ChristmasGroup[] {
  return groups.map((group) => ({
    ...group,
    products: group.products.filter((id) => products[id].regions.includes(region)),
  }));
}

/** Whether the opening of the sale lowers the price of a product in a region. */
export function lowers(product: ProductId, region: ChristmasRegion): boolean {
  return (
    products[product].prices?.[region]?.promotions?.some(({ window }) => window.opens === opensIn(region)) ?? false
  );
}
