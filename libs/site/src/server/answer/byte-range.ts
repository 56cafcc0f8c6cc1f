import { parse } from 'range-parser';

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
  const { code, type, ranges } = parse(size, header('range') ?? '');
  const [range, ...others] = ranges;
  if (type !== 'bytes' || isMalformed(code) || others.length > 0) return undefined;
  // The rest of another version must not be appended to the start of this one.
  const condition = header('if-range');
  if (condition !== null && condition !== etag) return undefined;
  return range ? { first: range.start, last: range.end } : 'unsatisfiable';
}

/** The library returns flags: 1 for a malformed or reversed range, 2 for one outside of the file. */
function isMalformed(code: number): boolean {
  return (code & 1) !== 0;
}
