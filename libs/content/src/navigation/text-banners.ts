import { timeline as blackFriday } from '../campaigns/black-friday-2024/timeline.ts';
import { timeline as christmas } from '../campaigns/christmas-2024/timeline.ts';
import { primeDay2025 } from '../campaigns/prime-day-2025.ts';
import { flagshipBumblebeePreOrder } from '../products/flagship-bumblebee-pre-order.ts';
import type { RegionId } from '../regions/region.ts';
import type { Target } from '../target.ts';
import type { Timeline } from '../time/index.ts';

/** The line above the header. */
export type TextBanner =
  | {
      readonly kind: 'stage';
      readonly label:
        | 'banner.earlyBird'
        | 'banner.sale'
        | 'banner.blackFriday.early'
        | 'banner.blackFriday'
        | 'banner.cyberMonday'
        | 'banner.holiday'
        | 'banner.newYear';
      readonly to: Target;
      readonly bg: 'signal' | 'ink';
      readonly timeline: Timeline<string, RegionId>;
      readonly stage: string;
      /** Whether it counts down to the end of the campaign. */
      readonly countsDown?: boolean;
    }
  | { readonly kind: 'always'; readonly label: 'banner.returns'; readonly bg: 'signal' | 'ink' };

const toBlackFriday = {
  kind: 'stage',
  to: { page: 'black-friday' },
  bg: 'signal',
  timeline: blackFriday,
  countsDown: true,
} as const;
const toChristmas = {
  kind: 'stage',
  to: { page: 'christmas-sale' },
  bg: 'signal',
  timeline: christmas,
  countsDown: true,
} as const;

/** The lines above the header, first match wins: a campaign's stage, then what always holds. */
export const textBanners: readonly TextBanner[] = [
  { ...toBlackFriday, label: 'banner.blackFriday.early', stage: 'early' },
  { ...toBlackFriday, label: 'banner.blackFriday', stage: 'blackFriday' },
  { ...toBlackFriday, label: 'banner.cyberMonday', stage: 'cyberMonday' },
  { ...toChristmas, label: 'banner.holiday', stage: 'holiday' },
  { ...toChristmas, label: 'banner.newYear', stage: 'newYear' },
  {
    kind: 'stage',
    label: 'banner.sale',
    to: { product: 'eliteOptimusPrime' },
    bg: 'signal',
    timeline: primeDay2025,
    stage: 'sale',
    countsDown: true,
  },
  {
    kind: 'stage',
    label: 'banner.earlyBird',
    to: { product: 'flagshipBumblebee' },
    bg: 'signal',
    timeline: flagshipBumblebeePreOrder,
    stage: 'earlyBird',
  },
  { kind: 'always', label: 'banner.returns', bg: 'ink' },
];

/** Within how many days a purchase may be returned; regions without a published guarantee are left out. */
export const returnDays: Readonly<Partial<Record<RegionId, number>>> = { us: 30, uk: 14, eu: 14, fr: 14, de: 14 };
