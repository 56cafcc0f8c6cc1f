import type { Instant } from '@kinemorph/content/time';

/** The instant just before a boundary: the last that is still as it was. */
export const justBefore = (at: Instant): Instant => at - 1;

/** How long before a boundary a preview starts, in milliseconds. Its clock runs on, so a shorter time would show the page after the boundary. */
const watchMs = 10 * 60 * 1000;

/**
 * Returns an instant at which pages are as they are at another, and stay so for ten minutes: a frame that opens a millisecond before a
 * boundary would show what comes after it. Never earlier than the boundary before.
 */
export function timeToWatch(at: Instant, boundaries: readonly Instant[]): Instant {
  const next = boundaries.find((moment) => moment > at);
  if (next === undefined || next - at >= watchMs) return at;
  const last = boundaries.findLast((moment) => moment <= at) ?? -Infinity;
  return Math.max(last, next - watchMs);
}
