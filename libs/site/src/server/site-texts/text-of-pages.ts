import type { Instant } from '@kinemorph/content/time';

/** A text about pages, and the instant until which it is true. */
export interface TextOfPages {
  readonly text: string;
  readonly expires: Instant | undefined;
}
