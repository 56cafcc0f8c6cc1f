import type { Instant } from '@kinemorph/content/time';

/** The window in which a page may be visited, as sent in the shell's model. */
export interface PageWindow {
  readonly opens?: Instant | undefined;
  readonly closes?: Instant | undefined;
}
