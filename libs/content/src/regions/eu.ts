import type { Region } from './region.ts';

export const eu: Region = {
  id: 'eu',
  locale: 'en-EU',
  market: 'eu',
  country: 'EU',
  currency: 'EUR',
  paymentMethods: ['paypal'],
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  hreflang: 'en',
  consent: 'opt-in',
  newsletterPopup: false,
  browserLanguages: ['en-IE', 'en-NL', 'nl', 'es', 'it', 'pt-PT', 'pl', 'sv', 'da', 'fi'],
  timeZone: 'Europe/Berlin',
};
