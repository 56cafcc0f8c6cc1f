import type { BlackFridayRegion } from './timeline.ts';

/** The number of orders on the Friday itself that include a cap. */
export const capOrders: Readonly<Record<BlackFridayRegion, number>> = { us: 5, eu: 5, uk: 3, fr: 3, de: 3 };
