import type { Instant } from '@kinemorph/content/time';
import { offsetOf } from '../time/local-time.ts';

/** A change of a zone's clocks. */
export interface Transition {
  readonly at: Instant;
  readonly from: number;
  readonly to: number;
}

const day = 24 * 60 * 60 * 1000;
const year = 366 * day;

/**
 * Returns the changes of a zone's clocks from the year before an instant to the year after another, each to the second.
 */
export function transitions(zone: string, first: Instant, last: Instant): readonly Transition[] {
  const found: Transition[] = [];
  let from = offsetOf(first - year, zone);
  for (let at = first - year; at <= last + year; at += 7 * day) {
    const to = offsetOf(at, zone);
    if (to !== from) found.push({ at: changeBetween(at - 7 * day, at, zone), from, to });
    from = to;
  }
  return found;
}

/** The first second with the later offset. */
function changeBetween(early: Instant, late: Instant, zone: string): Instant {
  const before = offsetOf(early, zone);
  let [low, high] = [Math.floor(early / 1000), Math.ceil(late / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetOf(middle * 1000, zone) === before) low = middle;
    else high = middle;
  }
  return high * 1000;
}
