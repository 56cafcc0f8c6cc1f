import type { Instant } from '@kinemorph/content/time';
import { asUtc, startOf, wallOf, type Wall } from './local-time.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** The steps of a calendar, finest first: the unit, the number of units, and the maximum length in milliseconds. */
const steps = [
  { unit: 'hour', every: 1, length: hour },
  { unit: 'hour', every: 3, length: 3 * hour },
  { unit: 'hour', every: 6, length: 6 * hour },
  { unit: 'day', every: 1, length: day },
  { unit: 'day', every: 7, length: 7 * day },
  { unit: 'month', every: 1, length: 31 * day },
  { unit: 'month', every: 3, length: 92 * day },
  { unit: 'month', every: 12, length: 366 * day },
] as const;

export type Step = (typeof steps)[number];

/** A line of the calendar. */
export interface Tick {
  readonly at: Instant;
  readonly wall: Wall;
  /** True if a larger unit also begins here: a day among hours, a month among days, a year among months. */
  readonly major: boolean;
}

/** Returns the finest step whose lines have at least this distance. */
export function stepFor(span: number, width: number, apart = 64): Step {
  return steps.find(({ length }) => (length / span) * width >= apart) ?? steps[7];
}

const known = new Map<string, Pick<Tick, 'at' | 'wall'>>();
const mostKnown = 20_000;

/**
 * Returns the line at a wall time. Cached, because dragging the calendar needs the same lines in every frame, and Intl
 * is slow.
 */
function lineAt(wall: Wall, timeZone: string): Pick<Tick, 'at' | 'wall'> {
  const key = `${timeZone} ${asUtc(wall)}`;
  let line = known.get(key);
  if (!line) {
    const at = startOf(wall, timeZone);
    line = { at, wall: wallOf(at, timeZone) };
    if (known.size >= mostKnown) known.clear();
    known.set(key, line);
  }
  return line;
}

/** Returns the lines of a calendar between two instants, in the time of a zone. */
export function ticksBetween(from: Instant, to: Instant, { unit, every }: Step, timeZone: string): readonly Tick[] {
  const found: Tick[] = [];
  let wall = floored(wallOf(from, timeZone), unit, every);
  for (let count = 0; count < 2000; count++) {
    const { at, wall: shown } = lineAt(wall, timeZone);
    if (at > to) break;
    if (at >= from && found.at(-1)?.at !== at) found.push({ at, wall: shown, major: isMajor(shown, unit) });
    wall = next(wall, unit, every);
  }
  return found;
}

const midnight = { hour: 0, minute: 0, second: 0 };

function floored(wall: Wall, unit: Step['unit'], every: number): Wall {
  if (unit === 'hour') return { ...wall, hour: wall.hour - (wall.hour % every), minute: 0, second: 0 };
  if (unit === 'month') return { ...wall, ...midnight, day: 1, month: wall.month - ((wall.month - 1) % every) };
  if (every === 1) return { ...wall, ...midnight };
  // Weeks begin on Monday.
  const weekday = (new Date(Date.UTC(wall.year, wall.month - 1, wall.day)).getUTCDay() + 6) % 7;
  return moved({ ...wall, ...midnight }, -weekday);
}

function next(wall: Wall, unit: Step['unit'], every: number): Wall {
  if (unit === 'day') return moved(wall, every);
  if (unit === 'month')
    return {
      ...wall,
      month: ((wall.month - 1 + every) % 12) + 1,
      year: wall.year + Math.floor((wall.month - 1 + every) / 12),
    };
  return wall.hour + every > 23 ? { ...moved(wall, 1), hour: 0 } : { ...wall, hour: wall.hour + every };
}

function moved(wall: Wall, days: number): Wall {
  const date = new Date(Date.UTC(wall.year, wall.month - 1, wall.day + days));
  return { ...wall, year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function isMajor({ month, day: date, hour: at }: Wall, unit: Step['unit']): boolean {
  return unit === 'hour' ? at === 0 : unit === 'day' ? date === 1 : month === 1;
}
