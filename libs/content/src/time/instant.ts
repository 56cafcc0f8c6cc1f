type Digits = `${number}`;
type Offset = 'Z' | `+${Digits}:${Digits}` | `-${Digits}:${Digits}`;

/** An instant in content: local date and time with its offset. One without an offset does not compile. */
export type InstantText = `${Digits}-${Digits}-${Digits}T${Digits}:${Digits}${'' | `:${Digits}`}${Offset}`;

/** A moment, in milliseconds since the epoch. */
export type Instant = number;

const written = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Parses a written instant; throws if it has no offset or is not a date. */
export function instant(text: InstantText): Instant {
  const ms = parseInstant(text);
  if (ms === undefined)
    throw new Error(`"${text}" is not an instant: write it like 2025-07-01T15:00+08:00, with its offset`);
  return ms;
}

/**
 * Parses an instant from any source; undefined if it is invalid, lacks its offset, or names a day that does not exist.
 */
export function parseInstant(text: string): Instant | undefined {
  if (!written.test(text)) return undefined;
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return undefined;
  const day = Number(text.slice(8, 10));
  const daysInMonth = new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5, 7)), 0)).getUTCDate();
  return day <= daysInMonth ? ms : undefined;
}
