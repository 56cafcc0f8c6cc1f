import type { BlackFridayRegion, BlackFridayStage } from './timeline.ts';

/** For how long the price of an order is guaranteed. A promise in words: it is no date. */
export const priceGuaranteeDays = 30;

/** The stage from which every order ships free. In the stages before it, only some countries of the region have that. */
export const freeShippingFrom: Readonly<Record<BlackFridayRegion, BlackFridayStage>> = {
  us: 'early',
  uk: 'early',
  eu: 'blackFriday',
  fr: 'blackFriday',
  de: 'blackFriday',
};

/** The regions that invite shoppers to create their store account before the rush. */
export const accountsAhead: readonly BlackFridayRegion[] = ['eu'];
