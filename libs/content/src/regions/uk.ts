import type { Region } from './region.ts';

export const uk: Region = {
  id: 'uk',
  locale: 'en-GB',
  site: 'global',
  market: 'eu',
  country: 'GB',
  currency: 'GBP',
  taxIncluded: true,
  paymentMethods: ['klarna'],
  installments: { months: 3, interestFree: true },
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  saving: 'amount',
  hreflang: 'en-GB',
  consent: 'opt-in',
  newsletterPopup: false,
  browserLanguages: ['en-GB'],
  timeZone: 'Europe/London',
};
