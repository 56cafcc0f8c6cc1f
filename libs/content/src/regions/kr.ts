import type { Region } from './region.ts';

export const kr: Region = {
  id: 'kr',
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
};
