import type { ProductId } from '../../products/product-id.ts';

/** Products that suit the same person. */
export interface ChristmasGroup {
  readonly id: 'fans' | 'dreamers' | 'makers';
  readonly products: readonly ProductId[];
  /** True if the group ends with a card for the gift guide. */
  readonly giftGuide: boolean;
}

/** Flagship Bumblebee is missing: it was built a year later. */
export const groups: readonly ChristmasGroup[] = [
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
