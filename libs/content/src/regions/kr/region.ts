import { sample } from '../../sample.ts';
import type { RegionSettings } from '../region.ts';

export const region = {
  id: 'kr',
  name: 'South Korea',
  order: 70,
  locale: 'ko-KR',
  site: 'global',
  market: 'us',
  country: 'KR',
  currency: 'KRW',
  taxIncluded: true,
  paymentMethods: [],
  social: ['instagram', 'facebook', 'youtube', 'tiktok'],
  saving: 'amount',
  hreflang: 'ko-KR',
  consent: 'notice',
  newsletterPopup: false,
  browserLanguages: ['ko'],
  timeZone: 'Asia/Seoul',
  delivery: sample({ cost: 5000, freeFrom: 200_000, dispatchDays: 2, transitDays: [2, 5] }),
} as const satisfies RegionSettings;
