import type { Region } from './region.ts';

export const jp: Region = {
  id: 'jp',
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
};
