import type { Instant } from '@kinemorph/content/time';

/** A date and a time as a clock on a wall shows them. */
export interface Wall {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Caches Intl's formatters, which are slow to create: a timeline formats thousands of dates. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        year: 'numeric',
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        second: 'numeric',
        hourCycle: 'h23',
        era: 'short',
      })),
    );
  return format;
}

/** Returns the local date and time in a time zone at an instant. */
export function wallOf(instant: Instant, timeZone: string): Wall {
  const wall: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) wall[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = wall;
  return { year, month, day, hour, minute, second };
}

/** Returns the instant at which a clock in UTC shows this; a month or a day past its end runs on into the next. */
export function asUtc({ year, month, day, hour, minute, second }: Wall): Instant {
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** Returns the offset of a zone from UTC at an instant, in milliseconds. */
export function offsetOf(instant: Instant, timeZone: string): number {
  return asUtc(wallOf(instant, timeZone)) - Math.floor(instant / 1000) * 1000;
}

const day = 24 * 60 * 60 * 1000;

/**
 * Returns the instants of a local time in a time zone, in order: usually one, none in the hour that is skipped in
 * spring, two in the hour that is repeated in autumn.
 */
export function instantsOf(wall: Wall, timeZone: string): readonly Instant[] {
  const utc = asUtc(wall);
  const offsets = new Set([offsetOf(utc - day, timeZone), offsetOf(utc + day, timeZone)]);
  return [...offsets]
    .map((offset) => utc - offset)
    .filter((instant) => asUtc(wallOf(instant, timeZone)) === utc)
    .sort((a, b) => a - b);
}

/** Returns the first instant of a day or an hour in a zone; if the clocks skip it, the first one after the gap. */
export function startOf(wall: Wall, timeZone: string): Instant {
  const [first] = instantsOf(wall, timeZone);
  const utc = asUtc(wall);
  return first ?? utc - offsetOf(utc - day, timeZone);
}

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a local time as users type it: `2024-12-05 00:00`. Seconds only if they are not zero. */
export function wallText({ year, month, day: date, hour, minute, second }: Wall): string {
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(date)} ${two(hour)}:${two(minute)}${second === 0 ? '' : `:${two(second)}`}`;
}

/** Writes an offset as content does: `Z`, `+01:00`, `-08:00`. */
export function offsetText(offset: number): string {
  if (offset === 0) return 'Z';
  const minutes = Math.abs(offset) / 60_000;
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** Writes an instant as content does, in the time of a zone: `2024-12-05T00:00+01:00`. */
export function instantText(instant: Instant, timeZone: string): string {
  const rest = ((instant % 1000) + 1000) % 1000;
  const wall = wallOf(instant, timeZone);
  const seconds = rest === 0 ? '' : `${wall.second === 0 ? ':00' : ''}.${String(rest).padStart(3, '0')}`;
  return `${wallText(wall).replace(' ', 'T')}${seconds}${offsetText(offsetOf(instant, timeZone))}`;
}
