import type { Instant } from './instant.ts';
import type { Timeline } from './timeline.ts';
import type { Window } from './window.ts';

/** The clock that a model is given: content asks it, and it remembers every boundary that it was asked about. */
export interface Clock {
  /** Whether a moment has come. */
  hasPassed(moment: Instant): boolean;
  /**
   * Whether a moment has come, without the page's expiring at it: for the date of a text, which is past on a public server and ahead in
   * a preview of an earlier time. Nothing opens or closes at such a moment.
   */
  isPast(moment: Instant): boolean;
  /** Whether a window is open. */
  isOpen(window: Window): boolean;
  /** The open stage of a timeline in a region, or where the region stands outside it. */
  stage<Stage extends string, RegionKey extends string>(
    timeline: Timeline<Stage, RegionKey>,
    region: RegionKey,
  ): Stage | 'before' | 'after';
}
