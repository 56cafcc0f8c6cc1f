import type { BlackFridayRegion } from './timeline.ts';

/** How many orders of the Friday itself leave with a cap. */
export const capOrders: Readonly<Record<BlackFridayRegion, number>> = { us: 5, eu: 5, uk: 3, fr: 3, de: 3 };
