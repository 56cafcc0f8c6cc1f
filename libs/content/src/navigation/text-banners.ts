import { primeDay2025 } from '../campaigns/prime-day-2025.ts';
import { flagshipBumblebeePreOrder } from '../products/flagship-bumblebee-pre-order.ts';
import type { RegionId } from '../regions/region.ts';
import type { Target } from '../target.ts';
import type { Timeline } from '../time/index.ts';

/** The line above the header. */
export type TextBanner =
  | { readonly kind: 'stage'; readonly label: 'banner.earlyBird' | 'banner.sale'; readonly to: Target; readonly bg: 'signal' | 'ink'; readonly timeline: Timeline<string, RegionId>; readonly stage: string }
  | { readonly kind: 'always'; readonly label: 'banner.returns'; readonly bg: 'signal' | 'ink' };

/** The lines above the header, first match wins: a campaign's stage, then what always holds. */
export const textBanners: readonly TextBanner[] = [
  { kind: 'stage', label: 'banner.sale', to: { product: 'eliteOptimusPrime' }, bg: 'signal', timeline: primeDay2025, stage: 'sale' },
  { kind: 'stage', label: 'banner.earlyBird', to: { product: 'flagshipBumblebee' }, bg: 'signal', timeline: flagshipBumblebeePreOrder, stage: 'earlyBird' },
  { kind: 'always', label: 'banner.returns', bg: 'ink' },
];

/** Within how many days a purchase may be returned; regions without a published guarantee are left out. */
export const returnDays: Readonly<Partial<Record<RegionId, number>>> = { us: 30, uk: 14, eu: 14, fr: 14, de: 14 };
