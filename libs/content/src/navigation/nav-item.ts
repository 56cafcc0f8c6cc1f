import type { RegionId } from '../regions/region.ts';
import type { Target } from '../target.ts';
import type { ContentTextId } from '../text-id.ts';
import type { Instant, Timeline, Window } from '../time/index.ts';

/** An entry of the menus or of the footer. */
export interface NavItem {
  readonly identify: string;
  readonly label: ContentTextId;
  readonly to?: Target;
  /** Hidden before this instant. */
  readonly startTime?: Instant;
  readonly tag?: { readonly color: 'red' | 'orange' | 'cyan'; readonly label: ContentTextId };
  readonly hidden?: readonly ('header' | 'footer')[];
  readonly children?: readonly NavItem[];
  readonly icon?: 'globe' | 'user';
  /** Shown during this stage of a campaign only. */
  readonly stages?: { readonly timeline: Timeline<string, RegionId>; readonly stage: string };
  /** Shown while this is open only. */
  readonly window?: Window;
}
