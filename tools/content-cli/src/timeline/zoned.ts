import type { Instant } from '@kinemorph/content/time';

/**
 * Formats an instant in a time zone's local time, with its offset on that day: `2025-07-08T00:00-07:00`. Seconds only
 * if they are not zero.
 */
export function zoned(instant: Instant, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  }).formatToParts(instant);
  const {
    year = '',
    month,
    day,
    hour,
    minute,
    second,
    timeZoneName = '',
  } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const rest = new Date(instant).getUTCMilliseconds();
  const seconds =
    second === '00' && rest === 0 ? '' : `:${second}${rest === 0 ? '' : `.${String(rest).padStart(3, '0')}`}`;
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}${seconds}${timeZoneName.replace('GMT', '').replace(/^(?:\+00:00)?$/, 'Z')}`;
}
