import { announcedBefore, winners } from './draw.ts';
import { capOrders } from './gifts.ts';
import { groupsOf, lowers, stageOf } from './groups.ts';
import { premiumProtection } from './protection.ts';
import { deliveryDelayDays, freeShippingFrom, priceGuaranteeDays } from './service.ts';
import { endOf, hasBlackFriday, openFrom, pageWindow, theFriday, timeline, timeZones } from './timeline.ts';

/** Black Friday and Cyber Monday 2024: everything that is known of it. */
export const blackFriday2024 = {
  /** As analytics and the store call it. */
  id: 'black-friday-2024',
  timeline,
  isIn: hasBlackFriday,
  timeZones,
  endOf,
  openFrom,
  theFriday,
  pageWindow,
  groupsOf,
  stageOf,
  lowers,
  capOrders,
  premiumProtection,
  draw: { winners, announcedBefore },
  priceGuaranteeDays,
  deliveryDelayDays,
  freeShippingFrom,
} as const;
