import type { Region } from './region.ts';

export const eu: Region = {
  id: 'eu',
  locale: 'en-EU',
  site: 'global',
  market: 'eu',
  country: 'EU',
  currency: 'EUR',
  taxIncluded: true,
  paymentMethods: ['paypal'],
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  lowestPriceDays: 30,
  saving: 'amount',
  hreflang: 'en',
  consent: 'opt-in',
  newsletterPopup: false,
  browserLanguages: ['en-IE', 'en-NL', 'nl', 'es', 'it', 'pt-PT', 'pl', 'sv', 'da', 'fi'],
  timeZone: 'Europe/Berlin',
};
