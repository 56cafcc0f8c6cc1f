import { sample } from './sample.ts';

/** How long the company keeps what it knows of visitors, as the privacy policy says it. Cookies and consent are the site's own facts; a test holds them against it. */
export const retention = {
  /** The cookie that remembers the region. */
  cookieDays: 365,
  /** An answer about statistics and heat maps. */
  consentDays: 180,
  ...sample({ logDays: 14, errorDays: 30, proofYears: 3, accountYears: 3, requestMonths: 24 }),
} as const;
