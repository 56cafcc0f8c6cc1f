import type { Instant } from '@kinemorph/content/time';

/** Returns the instant just before a boundary. */
export const justBefore = (at: Instant): Instant => at - 1;

/**
 * Time before a boundary at which a preview starts, in milliseconds. Its clock runs, so after a shorter time it would
 * show the page after the boundary.
 */
const watchMs = 10 * 60 * 1000;

/**
 * Returns an instant with the same pages as another one, if possible ten minutes before the next boundary: a frame that
 * opens a millisecond before a boundary would show the content after it. Never earlier than the previous boundary.
 */
export function timeToWatch(at: Instant, boundaries: readonly Instant[]): Instant {
  const next = boundaries.find((moment) => moment > at);
  if (next === undefined || next - at >= watchMs) return at;
  const last = boundaries.findLast((moment) => moment <= at) ?? -Infinity;
  return Math.max(last, next - watchMs);
}
