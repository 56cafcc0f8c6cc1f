/** The first and the last byte that are asked for. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * The part of a file that a request asks for; undefined for all of it, as for several parts at once, which a server may
 * always answer with the whole. Safari plays no film of a server that ignores ranges.
 */
export function rangeOf(
  header: (name: string) => string | null,
  etag: string,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header('range')?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  // The rest of another version would be glued to the start of this one.
  const condition = header('if-range');
  if (condition !== null && condition !== etag) return undefined;
  // Without a start, the number counts from the end.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return undefined;
  return first > last ? 'unsatisfiable' : { first, last };
}
