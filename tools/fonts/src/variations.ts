import { requireTable, type Tables } from './sfnt.ts';

/** A corner of the design space: 1 is the end of an axis, -1 its start, 0 its default. */
export interface Corner {
  readonly weight: number;
  readonly width: number;
}

/** How far a point moves. */
export interface Delta {
  readonly x: number;
  readonly y: number;
}

/** The deltas of a glyph's points towards a corner; the four phantom points (which determine its advance) are last. */
export interface Variation {
  readonly corner: Corner;
  readonly deltas: readonly Delta[];
}

/** Flags of the table. */
const table = {
  longOffsets: 0x0001,
  sharedPoints: 0x8000,
  countMask: 0x0fff,
  ownPeak: 0x8000,
  intermediate: 0x4000,
  ownPoints: 0x2000,
  indexMask: 0x0fff,
} as const;
/** Flags of a run of deltas, and how long one may be. */
const run = { zeros: 0x80, words: 0x40, most: 64 } as const;
const headerBytes = 20;
const fixed = 16384;
/** A run of fewer zeros takes more bytes than zeros among other values: measured after compression. */
const worthRun = 8;

/**
 * Returns the variations of every glyph. @throws for features that the subsetter does not write: intermediate regions
 * and omitted points
 */
export function readVariations(tables: Tables, pointCounts: readonly number[]): (readonly Variation[])[] {
  const view = requireTable(tables, 'gvar');
  const corners = Array.from({ length: view.getUint16(6) }, (_, index) =>
    readCorner(view, view.getUint32(8) + 4 * index),
  );
  const isLong = (view.getUint16(14) & table.longOffsets) !== 0;
  const offset = (glyph: number) =>
    view.getUint32(16) +
    (isLong ? view.getUint32(headerBytes + 4 * glyph) : 2 * view.getUint16(headerBytes + 2 * glyph));
  return pointCounts.map((points, glyph) =>
    offset(glyph) === offset(glyph + 1) ? [] : readGlyph(view, offset(glyph), corners, points),
  );
}

function readCorner(view: DataView, at: number): Corner {
  const [weight, width] = [view.getInt16(at) / fixed, view.getInt16(at + 2) / fixed];
  if (![weight, width].every(Number.isInteger))
    throw new Error(`a variation peaks at ${weight}, ${width}, which is no corner`);
  return { weight, width };
}

function readGlyph(view: DataView, start: number, corners: readonly Corner[], points: number): Variation[] {
  const count = view.getUint16(start);
  let data = start + view.getUint16(start + 2);
  if (count & table.sharedPoints) data = requireAllPoints(view, data);
  let header = start + 4;
  return Array.from({ length: count & table.countMask }, () => {
    const index = view.getUint16(header + 2);
    if (index & table.intermediate) throw new Error('a variation begins or ends between corners');
    const corner = index & table.ownPeak ? readCorner(view, header + 4) : corners[index & table.indexMask];
    if (!corner) throw new Error('a variation has no corner');
    const deltas = readDeltas(view, index & table.ownPoints ? requireAllPoints(view, data) : data, points);
    data += view.getUint16(header);
    header += index & table.ownPeak ? 8 : 4;
    return { corner, deltas };
  });
}

function requireAllPoints(view: DataView, at: number): number {
  if (view.getUint8(at) !== 0) throw new Error('a variation leaves points out');
  return at + 1;
}

function readDeltas(view: DataView, start: number, points: number): Delta[] {
  const values: number[] = [];
  let at = start;
  while (values.length < 2 * points) {
    const control = view.getUint8(at++);
    for (let left = (control & (run.most - 1)) + 1; left > 0; left--) {
      if (control & run.zeros) values.push(0);
      else if (control & run.words) {
        values.push(view.getInt16(at));
        at += 2;
      } else values.push(view.getInt8(at++));
    }
  }
  return Array.from({ length: points }, (_, index) => ({ x: values[index] ?? 0, y: values[points + index] ?? 0 }));
}

/**
 * Writes the table. Every variation contains all points: omitting those that can be inferred saves nothing after
 * compression.
 */
export function writeVariations(glyphs: readonly (readonly Variation[])[], corners: readonly Corner[]): Uint8Array {
  const parts = glyphs.map((variations) => writeGlyph(variations, corners));
  const peaks = headerBytes + 2 * (parts.length + 1);
  const data = peaks + 4 * corners.length;
  const whole = new Uint8Array(data + parts.reduce((sum, { length }) => sum + even(length), 0));
  const view = new DataView(whole.buffer);
  [1, 0, 2, corners.length].forEach((value, index) => {
    view.setUint16(2 * index, value);
  });
  view.setUint32(8, peaks);
  view.setUint16(12, parts.length);
  view.setUint32(16, data);
  corners.forEach(({ weight, width }, index) => {
    view.setInt16(peaks + 4 * index, weight * fixed);
    view.setInt16(peaks + 4 * index + 2, width * fixed);
  });
  let start = 0;
  parts.forEach((part, index) => {
    whole.set(part, data + start);
    start += even(part.length);
    // Half of the offset: it must fit in 16 bits.
    if (start / 2 > 0xffff) throw new Error('the variations take more than 128 kB');
    view.setUint16(headerBytes + 2 * (index + 1), start / 2);
  });
  return whole;
}

const even = (length: number) => length + (length % 2);

function writeGlyph(variations: readonly Variation[], corners: readonly Corner[]): Uint8Array {
  // The corners that differ most come first: measured after compression.
  const moving = variations.toReversed().filter(({ deltas }) => deltas.some(({ x, y }) => x !== 0 || y !== 0));
  if (moving.length === 0) return new Uint8Array();
  const bodies = moving.map(({ deltas }) => [...pack(deltas.map(({ x }) => x)), ...pack(deltas.map(({ y }) => y))]);
  const headers = moving.flatMap(({ corner }, index) => [
    ...word(bodies[index]?.length ?? 0),
    ...word(indexOf(corner, corners)),
  ]);
  // The byte before the data means that all points are included.
  return Uint8Array.from([
    ...word(moving.length | table.sharedPoints),
    ...word(4 + headers.length),
    ...headers,
    0,
    ...bodies.flat(),
  ]);
}

function indexOf({ weight, width }: Corner, corners: readonly Corner[]): number {
  return corners.findIndex((corner) => corner.weight === weight && corner.width === width);
}

function pack(values: readonly number[]): number[] {
  const bytes: number[] = [];
  for (let at = 0; at < values.length;) {
    const { kind, length } = nextRun(values, at);
    const slice = values.slice(at, at + length);
    bytes.push(
      kind | (length - 1),
      ...(kind === run.zeros ? [] : slice.flatMap((value) => (kind === run.words ? word(value) : [value & 0xff]))),
    );
    at += length;
  }
  return bytes;
}

function nextRun(values: readonly number[], at: number): { kind: number; length: number } {
  const zeros = zerosWorthRun(values, at);
  if (zeros > 0) return { kind: run.zeros, length: Math.min(zeros, run.most) };
  const isWord = (index: number) => Math.abs((values[index] ?? 0) + 0.5) > 128;
  let end = at + 1;
  while (end < values.length && end - at < run.most && isWord(end) === isWord(at) && zerosWorthRun(values, end) === 0)
    end++;
  return { kind: isWord(at) ? run.words : 0, length: end - at };
}

/** Returns how many zeros begin here, or 0 when they are better written among the other bytes. */
function zerosWorthRun(values: readonly number[], at: number): number {
  let end = at;
  while (values[end] === 0) end++;
  return end - at >= (end === values.length ? 2 : worthRun) ? end - at : 0;
}

const word = (value: number): [number, number] => [(value >> 8) & 0xff, value & 0xff];
