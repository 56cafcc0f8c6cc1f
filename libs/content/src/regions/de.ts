import type { Region } from './region.ts';

export const de: Region = {
  id: 'de',
  locale: 'de-DE',
  site: 'global',
  market: 'eu',
  country: 'DE',
  currency: 'EUR',
  taxIncluded: true,
  paymentMethods: ['paypal'],
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  lowestPriceDays: 30,
  saving: 'share',
  hreflang: 'de-DE',
  consent: 'opt-in',
  newsletterPopup: false,
  browserLanguages: ['de'],
  timeZone: 'Europe/Berlin',
};
