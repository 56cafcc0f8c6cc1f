import type { Instant } from '@kinemorph/content/time';

/** The stretch in which a page may be visited, as it travels in the shell. */
export interface PageWindow {
  readonly opens?: Instant | undefined;
  readonly closes?: Instant | undefined;
}
