import { sample } from '../../sample.ts';
import type { RegionSettings } from '../region.ts';

export const region = {
  id: 'us',
  name: 'United States',
  order: 10,
  locale: 'en-US',
  site: 'global',
  market: 'us',
  country: 'US',
  alsoServes: ['CA', 'OTHER'],
  currency: 'USD',
  taxIncluded: false,
  paymentMethods: ['paypal', 'klarna'],
  installments: { months: 12, interestFree: false },
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  saving: 'amount',
  hreflang: 'en-US',
  xDefault: true,
  consent: 'notice',
  hubInHeader: true,
  newsletterPopup: true,
  browserLanguages: ['en-US', 'en-CA'],
  timeZone: 'America/Los_Angeles',
  returnDays: 30,
  delivery: sample({ cost: 15, freeFrom: 199, dispatchDays: 2, transitDays: [3, 6] }),
} as const satisfies RegionSettings;
