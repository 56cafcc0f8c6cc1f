/** The first and the last byte of a requested range. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Returns the requested part of a file; undefined for all of it, also for several ranges at once, which a server may
 * always answer with the whole file. Safari plays no film from a server that ignores ranges.
 */
export function rangeOf(
  header: (name: string) => string | null,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header('range')?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // The rest of another version must not be appended to the start of this one.
  const condition = header('if-range');
  if (condition !== null && condition !== etag) return undefined;
  // Without a start, the number counts from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? 'unsatisfiable' : { first, last };
}
