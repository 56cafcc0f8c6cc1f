import type { ProductId } from '../../products/product-id.ts';

/** A kind of person that the gift guide recommends a present for. */
export type GiftGuidePerson = 'leader' | 'villain' | 'dreamer' | 'maker';

/** The recommendations of the gift guide, one product for each person. Every region of the sale sells all of them. */
export const giftGuide: readonly { readonly person: GiftGuidePerson; readonly product: ProductId }[] = [
  { person: 'leader', product: 'flagshipOptimusPrime' },
  { person: 'dreamer', product: 'toyStoryBuzzLightyear' },
  { person: 'maker', product: 'k1ProInterstellarScout' },
  { person: 'villain', product: 'flagshipMegatron' },
];
