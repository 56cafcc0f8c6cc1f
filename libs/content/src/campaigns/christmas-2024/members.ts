import type { ChristmasRegion } from './timeline.ts';

/** How many times the usual points a member's order earns. */
export const pointsFactor = 2;

/** The share that the welcome code takes off a first order, where there is such a code. */
export const welcomeDiscount: Readonly<Partial<Record<ChristmasRegion, number>>> = { de: 0.05, fr: 0.05 };
