import type { ChristmasRegion } from './timeline.ts';

/** A reward for an order of the sale. */
export interface ChristmasReward {
  readonly gift: 'mug' | 'bottle' | 'cap' | 'tShirt' | 'express';
  /** The order must be worth more than this, in the region's currency. */
  readonly over: number;
  /** From the smallest to the largest; left out if none are published. */
  readonly sizes?: readonly [string, ...string[]];
}

const euro: readonly ChristmasReward[] = [
  { gift: 'mug', over: 399 },
  { gift: 'tShirt', over: 739, sizes: ['XL', 'XXL', 'XXXL'] },
];

/** The presents of each region, from the lowest sum to the highest. */
export const rewards: Readonly<Record<ChristmasRegion, readonly ChristmasReward[]>> = {
  us: [
    { gift: 'cap', over: 499 },
    { gift: 'express', over: 599 },
  ],
  uk: [
    { gift: 'bottle', over: 299 },
    { gift: 'tShirt', over: 699 },
  ],
  eu: euro,
  fr: euro,
  de: euro,
};

/** Returns the highest present for an order of this worth, if any. */
export function rewardOf(region: ChristmasRegion, worth: number): ChristmasReward | undefined {
  return rewards[region].findLast(({ over }) => worth > over);
}
