/** The three businesses that regions belong to; each has its own API and its own shared storage. */
export type MarketId = 'us' | 'eu' | 'cn';

/** The path of a market's account API, and the name of the storage that its regions share. */
export interface Market {
  readonly apiBase: '/usapi' | '/euapi' | '/cnapi';
  readonly storageScope: '/us' | '/eu' | '/cn';
  /**
   * True if the login page has two forms: one that also creates accounts, and one for visitors who already have an
   * account.
   */
  readonly hasSeparateLogin: boolean;
  /**
   * True if the API has a call to sign out, which is not specified: without it, a session remains valid after the
   * logout until it expires.
   */
  readonly signsOut: boolean;
}

export const markets: Readonly<Record<MarketId, Market>> = {
  us: { apiBase: '/usapi', storageScope: '/us', hasSeparateLogin: true, signsOut: true },
  eu: { apiBase: '/euapi', storageScope: '/eu', hasSeparateLogin: true, signsOut: true },
  cn: { apiBase: '/cnapi', storageScope: '/cn', hasSeparateLogin: false, signsOut: true },
};
