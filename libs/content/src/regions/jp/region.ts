import { sample } from '../../sample.ts';
import type { RegionSettings } from '../region.ts';

export const region = {
  id: 'jp',
  name: 'Japan',
  order: 60,
  locale: 'ja-JP',
  site: 'global',
  market: 'us',
  country: 'JP',
  currency: 'JPY',
  taxIncluded: true,
  paymentMethods: ['paypal'],
  social: ['instagram', 'facebook', 'youtube', 'tiktok', 'twitter'],
  saving: 'share',
  hreflang: 'ja-JP',
  consent: 'notice',
  newsletterPopup: false,
  browserLanguages: ['ja'],
  timeZone: 'Asia/Tokyo',
  delivery: sample({ cost: 1100, freeFrom: 20_000, dispatchDays: 2, transitDays: [2, 5] }),
} as const satisfies RegionSettings;
