/** The businesses that share no data: each has its own account API. */
export type { MarketId as Market } from '@kinemorph/content';
