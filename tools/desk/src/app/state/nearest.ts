import type { Instant } from '@kinemorph/content/time';

/** The instant just before a boundary: the last that is still as it was. */
export const justBefore = (at: Instant): Instant => at - 1;
