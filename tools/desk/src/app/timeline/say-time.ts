import type { Instant } from '@kinemorph/content/time';
import { offsetOf, offsetText, wallOf, wallText, type Wall } from '../../time/local-time.ts';
import type { Step } from '../../time/ticks.ts';

export const clocks = { local: 'Local', utc: 'UTC', beijing: 'Beijing' } as const;
export type ClockName = keyof typeof clocks;

/** Returns the time zone of a clock; for the local one, that of the region. */
export function zoneOf(clock: ClockName, local: string): string {
  return clock === 'utc' ? 'UTC' : clock === 'beijing' ? 'Asia/Shanghai' : local;
}

/** Returns the time zone for instants of several regions: their common one, or else UTC. */
export function sharedZone(regions: readonly { readonly timeZone: string }[]): string {
  const [zone, ...others] = new Set(regions.map(({ timeZone }) => timeZone));
  return zone !== undefined && others.length === 0 ? zone : 'UTC';
}

const weekdays = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' });
const dateOf = ({ year, month, day }: Wall) => Date.UTC(year, month - 1, day);

/** A date and a time in a zone, with its offset: `Thu 5 Dec 2024, 00:00 (Z)`. */
export function sayInstant(instant: Instant, timeZone: string): string {
  const wall = wallOf(instant, timeZone);
  const offset = offsetText(offsetOf(instant, timeZone));
  return `${weekdays.format(dateOf(wall))} ${wall.day} ${months.format(dateOf(wall))} ${wall.year}, ${wallText(wall).slice(11)} (${offset === 'Z' ? 'UTC' : `UTC${offset}`})`;
}

/** A date alone. */
export function sayDay(instant: Instant, timeZone: string): string {
  const wall = wallOf(instant, timeZone);
  return `${wall.day} ${months.format(dateOf(wall))} ${wall.year}`;
}

/** Returns the label of a line of the calendar: hours, days, months or years. */
export function sayTick(wall: Wall, { unit, every }: Step, major: boolean): string {
  if (unit === 'hour')
    return major
      ? `${weekdays.format(dateOf(wall))} ${wall.day} ${months.format(dateOf(wall))}`
      : `${String(wall.hour).padStart(2, '0')}:00`;
  if (unit === 'day')
    return major || every > 1
      ? `${wall.day} ${months.format(dateOf(wall))}`
      : `${weekdays.format(dateOf(wall))} ${wall.day}`;
  return major || every >= 12 ? String(wall.year) : months.format(dateOf(wall));
}
