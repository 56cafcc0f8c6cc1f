import { sample } from '../../sample.ts';
import type { RegionSettings } from '../region.ts';

export const region = {
  id: 'uk',
  name: 'United Kingdom',
  order: 20,
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
  returnDays: 14,
  delivery: sample({ cost: 9, freeFrom: 149, dispatchDays: 2, transitDays: [2, 4] }),
} as const satisfies RegionSettings;
