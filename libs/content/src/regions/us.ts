import type { Region } from './region.ts';

export const us: Region = {
  id: 'us',
  locale: 'en-US',
  site: 'global',
  market: 'us',
  country: 'US',
  currency: 'USD',
  taxIncluded: false,
  paymentMethods: ['paypal', 'klarna'],
  installments: { months: 12, interestFree: false },
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  saving: 'amount',
  hreflang: 'en-US',
  consent: 'notice',
  newsletterPopup: true,
  browserLanguages: ['en-US', 'en-CA'],
  timeZone: 'America/Los_Angeles',
};
