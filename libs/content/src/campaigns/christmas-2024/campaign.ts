import { groupsOf } from './groups.ts';
import { pointsFactor, welcomeDiscount } from './members.ts';
import { returnsUntil } from './returns.ts';
import { rewardOf, rewards } from './rewards.ts';
import { endOf, hasChristmas, opensIn, pageWindow, timeline } from './timeline.ts';

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
  rewards,
  rewardOf,
  returnsUntil,
  members: { pointsFactor, welcomeDiscount },
} as const;
