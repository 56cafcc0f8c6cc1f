import { defineCampaign } from '../campaign.ts';
import { usPremiumProtection } from '../premium-protection.ts';
import { orderUntil } from './delivery.ts';
import { giftGuide } from './gift-guide.ts';
import { groups } from './groups.ts';
import { pointsFactor, welcomeCode } from './members.ts';
import { returnsUntil } from './returns.ts';
import { rewardOf, rewards } from './rewards.ts';
import { timeline, type ChristmasRegion } from './timeline.ts';

/** Premium Protection, in regions that have it. */
const premiumProtection: Readonly<Partial<Record<ChristmasRegion, typeof usPremiumProtection>>> = {
  us: usPremiumProtection,
};

/** The sale at the end of 2024. */
export const christmas2024 = defineCampaign({
  id: 'christmas-2024',
  name: 'Christmas sale',
  timeline,
  pages: [
    { path: 'christmas-sale', component: 'christmas-sale' },
    { path: 'gift-guide', component: 'gift-guide' },
  ],
  // In that week the pages only announce the sale.
  pagesOpenDaysBefore: 7,
  menu: { identify: 'christmasSale', label: 'nav.christmasSale' },
  tiles: [
    {
      key: 'christmas',
      stage: 'holiday',
      product: 'flagshipOptimusPrime',
      title: 'home.christmas.title',
      subtitle: 'home.christmas.subtitle',
      badge: 'home.christmas.badge',
      showBuy: false,
    },
    {
      key: 'newYear',
      stage: 'newYear',
      product: 'flagshipOptimusPrime',
      title: 'home.newYear.title',
      subtitle: 'home.newYear.subtitle',
      badge: 'home.newYear.badge',
      showBuy: false,
    },
  ],
  banner: {
    lines: [
      { stage: 'holiday', label: 'banner.holiday' },
      { stage: 'newYear', label: 'banner.newYear' },
    ],
    countsDown: true,
  },
  freeShippingFrom: { us: 'holiday', uk: 'holiday', eu: 'holiday', fr: 'holiday', de: 'holiday' },
  dates: [{ what: 'too late to order for Christmas', at: orderUntil }],
  facts: {
    groups,
    rewards,
    rewardOf,
    returnsUntil,
    orderUntil,
    members: { pointsFactor, welcomeCode },
    premiumProtection,
    giftGuide,
  },
});
