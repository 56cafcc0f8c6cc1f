import { defineCampaign } from '../campaign.ts';
import { announcedBefore, winners } from './draw.ts';
import { capOrders } from './gifts.ts';
import { groups, stageOf } from './groups.ts';
import { premiumProtection } from './protection.ts';
import { accountsAhead, freeShippingFrom, priceGuaranteeDays } from './service.ts';
import { theFriday, timeline, timeZones } from './timeline.ts';

/** The texts of a slide; a stage may replace them. */
const tile = {
  title: 'home.blackFriday.title',
  subtitle: 'home.blackFriday.subtitle',
  badge: 'home.blackFriday.badge',
  showBuy: false,
} as const;

/** Black Friday and Cyber Monday 2024. */
export const blackFriday2024 = defineCampaign({
  id: 'black-friday-2024',
  name: 'Black Friday',
  timeline,
  timeZones,
  pages: [{ path: 'black-friday', component: 'black-friday' }],
  // Everything is still locked in that week.
  pagesOpenDaysBefore: 7,
  menu: { identify: 'blackFriday', label: 'nav.blackFriday' },
  tiles: [
    { ...tile, key: 'blackFridayEarly', stage: 'early', product: 'toyStoryBuzzLightyear' },
    { ...tile, key: 'blackFriday', stage: 'blackFriday', product: 'flagshipOptimusPrime' },
    {
      ...tile,
      key: 'cyberMonday',
      stage: 'cyberMonday',
      product: 'flagshipMegatron',
      title: 'home.cyberMonday.title',
      badge: 'home.cyberMonday.badge',
    },
  ],
  banner: {
    lines: [
      { stage: 'early', label: 'banner.blackFriday.early' },
      { stage: 'blackFriday', label: 'banner.blackFriday' },
      { stage: 'cyberMonday', label: 'banner.cyberMonday' },
    ],
    countsDown: true,
  },
  dates: [{ what: 'the day of the caps', at: theFriday }],
  deliveryDelay: { from: 'early', least: 3, most: 5 },
  freeShippingFrom,
  facts: {
    theFriday,
    groups,
    stageOf,
    capOrders,
    premiumProtection,
    draw: { winners, announcedBefore },
    priceGuaranteeDays,
    accountsAhead,
  },
});
