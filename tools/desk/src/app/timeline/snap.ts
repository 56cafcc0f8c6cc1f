import type { Instant } from '@kinemorph/content/time';
import { startOf, wallOf } from '../../time/local-time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Returns a step that a pointer can hit: whole days if a day is a few pixels, then hours, quarters and minutes. */
export function stepOf(msPerPixel: number): number {
  return [minute, 15 * minute, hour, 6 * hour].find((step) => step / msPerPixel >= 8) ?? day;
}

/** Returns the nearest whole step in a zone's local time, such as local midnight instead of UTC's. */
export function snapped(instant: Instant, step: number, timeZone: string): Instant {
  const wall = wallOf(instant, timeZone);
  const midnight = startOf({ ...wall, hour: 0, minute: 0, second: 0 }, timeZone);
  const next = startOf({ ...wall, day: wall.day + 1, hour: 0, minute: 0, second: 0 }, timeZone);
  if (step >= day) return instant - midnight < next - instant ? midnight : next;
  return Math.min(next, midnight + Math.round((instant - midnight) / step) * step);
}
