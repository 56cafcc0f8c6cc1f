import type { BlackFridayRegion, BlackFridayStage } from './timeline.ts';

/** The number of days for which the price of an order is guaranteed. The texts promise it; it is not a date. */
export const priceGuaranteeDays = 30;

/**
 * The stage from which every order ships free. In the stages before it, only some countries of the region have that.
 */
export const freeShippingFrom: Readonly<Record<BlackFridayRegion, BlackFridayStage>> = {
  us: 'early',
  uk: 'early',
  eu: 'blackFriday',
  fr: 'blackFriday',
  de: 'blackFriday',
};

/** The regions that invite shoppers to create their store account before the rush. */
export const accountsAhead: readonly BlackFridayRegion[] = ['eu'];
