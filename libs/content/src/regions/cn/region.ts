import { sample } from '../../sample.ts';
import type { RegionSettings } from '../region.ts';

export const region = {
  id: 'cn',
  name: 'China',
  order: 80,
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
  xDefault: true,
  consent: 'notice',
  newsletterPopup: false,
  browserLanguages: ['zh-CN', 'zh'],
  timeZone: 'Asia/Shanghai',
  // 《消费者权益保护法》第二十五条.
  lawfulReturnDays: 7,
  androidApp: sample('https://apps.kinemorph.example/android/cn'),
  delivery: sample({ cost: 20, freeFrom: 999, dispatchDays: 2, transitDays: [2, 5] }),
} as const satisfies RegionSettings;
