import type { Instant } from './instant.ts';
import type { Timeline } from './timeline.ts';
import type { Window } from './window.ts';

/** The clock of a model: content reads it, and it records every boundary that was read. */
export interface Clock {
  /** Returns true if a moment has come. */
  hasPassed(moment: Instant): boolean;
  /**
   * Returns true if a moment has come, without making the page expire at it: for the date of a text, which is past on a
   * public server and in the future in a preview of an earlier time. Nothing opens or closes at such a moment.
   */
  isPast(moment: Instant): boolean;
  /** Returns true if a window is open. */
  isOpen(window: Window): boolean;
  /** Returns the open stage of a timeline in a region, or the side of the timeline on which the region is. */
  stage<Stage extends string, RegionKey extends string>(
    timeline: Timeline<Stage, RegionKey>,
    region: RegionKey,
  ): Stage | 'before' | 'after';
}
