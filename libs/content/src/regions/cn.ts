import type { Region } from './region.ts';

export const cn: Region = {
  id: 'cn',
  locale: 'zh-CN',
  site: 'cn',
  market: 'cn',
  country: 'CN',
  currency: 'CNY',
  taxIncluded: true,
  paymentMethods: [],
  social: [],
  saving: 'amount',
  hreflang: 'zh-CN',
  consent: 'notice',
  newsletterPopup: false,
  browserLanguages: ['zh-CN', 'zh'],
  timeZone: 'Asia/Shanghai',
};
