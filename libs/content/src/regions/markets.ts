/** The three businesses that regions belong to; each has its own API and its own shared storage. */
export type MarketId = 'us' | 'eu' | 'cn';

/** Where a market's account API answers, and the name of the storage that its regions share. */
export interface Market {
  readonly apiBase: '/usapi' | '/euapi' | '/cnapi';
  readonly storageScope: '/us' | '/eu' | '/cn';
}

export const markets: Readonly<Record<MarketId, Market>> = {
  us: { apiBase: '/usapi', storageScope: '/us' },
  eu: { apiBase: '/euapi', storageScope: '/eu' },
  cn: { apiBase: '/cnapi', storageScope: '/cn' },
};
