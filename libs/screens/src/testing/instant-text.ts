/** An instant as Storybook's globals hold it: ISO 8601 in its basic form, since no colon may stand in its addresses. */
export function toGlobal(instant: number): string {
  return new Date(instant)
    .toISOString()
    .replace(/\.\d{3}Z$/, 'Z')
    .replaceAll(/[-:]/g, '');
}

/** The instant that a global names; undefined for `now` and for whatever is none. */
export function fromGlobal(text: string): number | undefined {
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z$/.exec(text) ?? [];
  return year === undefined ? undefined : Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** As a person reads it: "2025-07-10 12:00:00Z", or "now". */
export function shown(text: string): string {
  const instant = fromGlobal(text);
  return instant === undefined
    ? 'now'
    : new Date(instant)
        .toISOString()
        .replace(/\.\d{3}Z$/, 'Z')
        .replace('T', ' ');
}
