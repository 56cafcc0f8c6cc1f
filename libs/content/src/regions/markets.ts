/** The three businesses that regions belong to; each has its own API and its own shared storage. */
export type MarketId = 'us' | 'eu' | 'cn';

/** Where a market's account API answers, and the name of the storage that its regions share. */
export interface Market {
  readonly apiBase: '/usapi' | '/euapi' | '/cnapi';
  readonly storageScope: '/us' | '/eu' | '/cn';
  /** Whether the API has a call to sign out, which is not specified: without it, a session that is left counts until it ends by itself. */
  readonly signsOut: boolean;
}

export const markets: Readonly<Record<MarketId, Market>> = {
  us: { apiBase: '/usapi', storageScope: '/us', signsOut: true },
  eu: { apiBase: '/euapi', storageScope: '/eu', signsOut: true },
  cn: { apiBase: '/cnapi', storageScope: '/cn', signsOut: true },
};
