import { parseInstant, type Instant } from '@kinemorph/content/time';
import { asUtc, instantsOf, instantText, wallOf, type Wall } from './local-time.ts';

/** The result of parsing a typed date and time: an instant, or the mistake in it and how to write it. */
export type Typed = { readonly instant: Instant } | { readonly problem: string };

const pattern = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * Parses a date and a time as a user types it, in a region's local time: `2024-12-06 00:00`, or only a date for its
 * midnight. An offset at the end is respected. A time that the clocks skip, or show twice, is reported as a problem.
 */
export function readTyped(text: string, timeZone: string): Typed {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return { problem: 'Type a date and a time, like 2024-12-06 00:00.' };
  const exact = parseInstant(typed.replace(' ', 'T'));
  if (exact !== undefined) return { instant: exact };
  const match = pattern.exec(typed);
  if (!match)
    return {
      problem: `“${typed}” is not a date and a time. Write the year, the month and the day, then the time: 2024-12-06 00:00.`,
    };
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part: string | undefined) => Number(part ?? 0));
  const wall: Wall = { year, month, day, hour, minute, second };
  const missing = notThere(wall);
  if (missing !== undefined) return { problem: missing };
  const [first, again] = instantsOf(wall, timeZone);
  if (first === undefined)
    return {
      problem: `${typed} does not exist in ${timeZone}: clocks go forward then. Choose a time before or after the missing hour.`,
    };
  if (again !== undefined)
    return {
      problem: `${typed} comes twice in ${timeZone}: clocks go back then. Write ${instantText(first, timeZone)} for the first, ${instantText(again, timeZone)} for the second.`,
    };
  return { instant: first };
}

/** Returns an error message for a date or time that does not exist. */
function notThere(wall: Wall): string | undefined {
  const { year, month, hour, minute, second } = wall;
  if (year < 1970) return `The year is ${String(year).padStart(4, '0')}: write one from 1970 on.`;
  if (month < 1 || month > 12) return `There is no month ${month}: months are 1 to 12.`;
  if (hour > 23 || minute > 59 || second > 59)
    return 'A day has the times 00:00 to 23:59; midnight at its end is 00:00 of the next day.';
  const days = wallOf(Date.UTC(wall.year, month, 0), 'UTC').day;
  if (wall.day < 1 || wallOf(asUtc(wall), 'UTC').day !== wall.day)
    return `${wall.year}-${String(month).padStart(2, '0')} has no day ${wall.day}: its days are 1 to ${days}.`;
  return undefined;
}
