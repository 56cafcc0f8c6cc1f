import { usPremiumProtection } from '../premium-protection.ts';
import { orderUntil } from './delivery.ts';
import { giftGuide } from './gift-guide.ts';
import { groupsOf, lowers } from './groups.ts';
import { pointsFactor, welcomeCode } from './members.ts';
import { returnsUntil } from './returns.ts';
import { rewardOf, rewards } from './rewards.ts';
import { endOf, hasChristmas, opensIn, pageWindow, timeline, type ChristmasRegion } from './timeline.ts';

type PremiumProtection = Readonly<Partial<Record<ChristmasRegion, typeof usPremiumProtection>>>;

/** The sale at the end of 2024: everything that is known of it. */
export const christmas2024 = {
  /** As analytics and the store call it. */
  id: 'christmas-2024',
  timeline,
  isIn: hasChristmas,
  opensIn,
  endOf,
  pageWindow,
  groupsOf,
  lowers,
  rewards,
  rewardOf,
  returnsUntil,
  orderUntil,
  members: { pointsFactor, welcomeCode },
  /** Premium Protection, where it is given. */
  premiumProtection: { us: usPremiumProtection } as PremiumProtection,
  giftGuide,
} as const;
