import { sample } from '../../sample.ts';
import type { RegionSettings } from '../region.ts';

export const region = {
  id: 'fr',
  name: 'France',
  order: 40,
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
  returnDays: 14,
  delivery: sample({ cost: 9, freeFrom: 199, dispatchDays: 2, transitDays: [2, 4] }),
} as const satisfies RegionSettings;
