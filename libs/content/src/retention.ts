import { sample } from './sample.ts';

/**
 * The retention periods of visitors' data, for the privacy policy. Those of cookies and consent are defined by the
 * site; a test compares them.
 */
export const retention = {
  /** The cookie that remembers the region. */
  cookieDays: 365,
  /** An answer about statistics and heat maps. */
  consentDays: 180,
  ...sample({ logDays: 14, errorDays: 30, proofYears: 3, accountYears: 3, requestMonths: 24 }),
} as const;
