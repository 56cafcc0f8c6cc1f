import { sample } from '../../sample.ts';
import type { RegionSettings } from '../region.ts';

export const region = {
  id: 'eu',
  name: 'Europe',
  order: 30,
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
  xDefault: true,
  consent: 'opt-in',
  newsletterPopup: false,
  browserLanguages: ['en-IE', 'en-NL', 'nl', 'es', 'it', 'pt-PT', 'pl', 'sv', 'da', 'fi'],
  timeZone: 'Europe/Berlin',
  returnDays: 14,
  delivery: sample({ cost: 14, freeFrom: 199, dispatchDays: 2, transitDays: [3, 7] }),
} as const satisfies RegionSettings;
