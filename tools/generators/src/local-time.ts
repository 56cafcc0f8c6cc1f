import { Mistake } from '@kinemorph/commands/mistake';
import { zoned } from '@kinemorph/content-cli/zoned';
import { parseInstant } from '@kinemorph/content/time';

/** Returns the offset of a time zone from UTC at an instant, such as `+09:00`, or `Z` for UTC. */
function offsetAt(at: number, timeZone: string): string {
  return /(?:Z|[+-]\d\d:\d\d)$/.exec(zoned(at, timeZone))?.[0] ?? 'Z';
}

/**
 * Returns a time with its offset in a time zone: `2026-11-11T00:00+09:00`. A time that already has an offset is
 * returned unchanged. Throws a `Mistake` for an invalid time, and for a local time that the clocks of the zone skip.
 */
export function withOffset(time: string, timeZone: string): string {
  if (parseInstant(time) !== undefined) return time;
  const asUtc = parseInstant(`${time}Z`);
  if (asUtc === undefined)
    throw new Mistake(
      `"${time}" is no time. Write it like 2027-01-01T00:00, or with an offset like 2027-01-01T00:00+09:00.`,
    );
  // The possible offsets at this time are those of the zone a day before and a day after.
  const day = 24 * 60 * 60 * 1000;
  const fitting = [asUtc - day, asUtc + day]
    .map((at) => offsetAt(at, timeZone))
    .map((offset) => ({ offset, at: Date.parse(`${time}${offset}`) }))
    .find(({ offset, at }) => offsetAt(at, timeZone) === offset);
  if (!fitting) throw new Mistake(`In ${timeZone} the clocks skip ${time}. Choose another time, or write its offset.`);
  return `${time}${fitting.offset}`;
}
