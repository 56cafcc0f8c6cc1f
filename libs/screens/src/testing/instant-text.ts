/**
 * Returns an instant as Storybook's globals store it: ISO 8601 in its basic form, since Storybook's addresses allow no
 * colon.
 */
export function toGlobal(instant: number): string {
  return new Date(instant)
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
}

/** Returns the instant that a global names; undefined for `now` and for invalid text. */
export function fromGlobal(text: string): number | undefined {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text) ?? [];
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** Returns the text for people: "2025-07-10 12:00:00Z", or "now". */
export function shown(text: string): string {
  const instant = fromGlobal(text);
  return instant === undefined
    ? 'now'
    : new Date(instant)
        .toISOString()
        .replace(/\.\d{3}Z$/, 'Z')
        .replace('T', ' ');
}
