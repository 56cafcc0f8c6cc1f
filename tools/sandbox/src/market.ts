/** The markets, which share no data: each has a separate account API. */
export type { MarketId as Market } from '@kinemorph/content';
