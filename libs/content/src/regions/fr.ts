import type { Region } from './region.ts';

export const fr: Region = {
  id: 'fr',
  locale: 'fr-FR',
  site: 'global',
  market: 'eu',
  country: 'FR',
  currency: 'EUR',
  taxIncluded: true,
  paymentMethods: ['paypal'],
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  lowestPriceDays: 30,
  saving: 'share',
  hreflang: 'fr-FR',
  consent: 'opt-in',
  newsletterPopup: false,
  browserLanguages: ['fr'],
  timeZone: 'Europe/Paris',
};
