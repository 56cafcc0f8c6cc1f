import { sample } from '../../sample.ts';
import type { RegionSettings } from '../region.ts';

export const region = {
  id: 'de',
  name: 'Germany',
  order: 50,
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
  returnDays: 14,
  delivery: sample({ cost: 9, freeFrom: 199, dispatchDays: 2, transitDays: [2, 4] }),
} as const satisfies RegionSettings;
