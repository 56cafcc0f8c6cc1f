import type { BannerLabel } from '../campaigns/campaign.ts';
import { campaigns } from '../campaigns/campaigns.ts';
import { targetOf } from '../campaigns/target-of.ts';
import type { RegionId } from '../regions/region.ts';
import { eachRegion, regions } from '../regions/regions.ts';
import type { Target } from '../target.ts';
import type { Timeline } from '../time/index.ts';

/** The line above the header. */
export type TextBanner =
  | {
      readonly kind: 'stage';
      readonly label: BannerLabel;
      readonly to: Target;
      readonly bg: 'signal' | 'ink';
      readonly timeline: Timeline<string, RegionId>;
      readonly stage: string;
      /** True if it counts down to the end of the campaign. */
      readonly countsDown?: boolean;
      /** The amount that the line may interpolate as `{saving}`, in major units of the region's currency. */
      readonly saving?: number;
    }
  | { readonly kind: 'always'; readonly label: 'banner.returns'; readonly bg: 'signal' | 'ink' };

/** The lines above the header, first match wins: those of campaigns' stages, then the permanent one. */
export const textBanners: readonly TextBanner[] = [
  ...campaigns.flatMap((campaign): readonly TextBanner[] => {
    const { banner, timeline } = campaign;
    const to = targetOf(campaign, banner?.to);
    if (!banner || !to) return [];
    const { lines, countsDown, saving } = banner;
    return lines.map(({ stage, label }) => ({
      kind: 'stage',
      to,
      bg: 'signal',
      timeline,
      ...(countsDown && { countsDown }),
      ...(saving !== undefined && { saving }),
      label,
      stage,
    }));
  }),
  { kind: 'always', label: 'banner.returns', bg: 'ink' },
];

/** The number of days within which a purchase may be returned; undefined in regions without a published guarantee. */
export const returnDays: Readonly<Record<RegionId, number | undefined>> = eachRegion((id) => regions[id].returnDays);
