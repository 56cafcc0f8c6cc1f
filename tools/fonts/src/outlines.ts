import { bytesOf, editable, padded, requireTable, type Tables } from './sfnt.ts';

/** A point of an outline, in font units. */
export interface Point {
  readonly x: number;
  readonly y: number;
  /** True if the outline passes through the point, false if it only bends towards it. */
  readonly onCurve: boolean;
}

export type Contour = readonly Point[];

/** Another glyph, drawn at an offset. */
export interface Component {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

/** The outline of a glyph: its own contours, or other glyphs. */
export type Outline = { readonly contours: readonly Contour[] } | { readonly components: readonly Component[] };

export interface Box {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

/** Flags of a point. */
const point = { onCurve: 0x01, shortX: 0x02, shortY: 0x04, repeat: 0x08, sameX: 0x10, sameY: 0x20 } as const;
/** Flags of a component: offsets are 16-bit, they are x and y, another component follows. */
const component = { words: 0x01, offsets: 0x02, more: 0x20 } as const;
const boxBytes = 10;
const longOffsets = 1;

/** Returns the contours of every glyph. @throws for a font that has composite glyphs already */
export function readOutlines(tables: Tables): (readonly Contour[])[] {
  const [glyf, loca] = [requireTable(tables, 'glyf'), requireTable(tables, 'loca')];
  const isLong = requireTable(tables, 'head').getInt16(50) === longOffsets;
  const offset = (glyph: number) => (isLong ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  return Array.from({ length: requireTable(tables, 'maxp').getUint16(4) }, (_, glyph) => {
    const [start, end] = [offset(glyph), offset(glyph + 1)];
    return start === end ? [] : readContours(new DataView(glyf.buffer, glyf.byteOffset + start, end - start), glyph);
  });
}

function readContours(view: DataView, glyph: number): Contour[] {
  const count = view.getInt16(0);
  if (count < 0) throw new Error(`glyph ${glyph} is a composite, which this reader does not know`);
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(boxBytes + 2 * index));
  const instructions = boxBytes + 2 * count;
  const total = (ends.at(-1) ?? -1) + 1;
  const { flags, next } = readFlags(view, instructions + 2 + view.getUint16(instructions), total);
  const xs = readCoordinates(view, next, flags, point.shortX, point.sameX);
  const ys = readCoordinates(view, xs.next, flags, point.shortY, point.sameY);
  const points = flags.map((flag, index) => ({
    x: xs.values[index] ?? 0,
    y: ys.values[index] ?? 0,
    onCurve: (flag & point.onCurve) !== 0,
  }));
  return ends.map((end, index) => points.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

function readFlags(view: DataView, start: number, total: number): { flags: number[]; next: number } {
  const flags: number[] = [];
  let next = start;
  while (flags.length < total) {
    const flag = view.getUint8(next++);
    const times = flag & point.repeat ? view.getUint8(next++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  return { flags, next };
}

function readCoordinates(
  view: DataView,
  start: number,
  flags: readonly number[],
  short: number,
  same: number,
): { values: number[]; next: number } {
  let [next, value] = [start, 0];
  const values = flags.map((flag) => {
    if (flag & short) value += flag & same ? view.getUint8(next++) : -view.getUint8(next++);
    else if (!(flag & same)) {
      value += view.getInt16(next);
      next += 2;
    }
    return value;
  });
  return { values, next };
}

/** Returns the bounding box of a glyph. Components are looked up among the other outlines. */
export function boxOf(outline: Outline, others: readonly Outline[]): Box | undefined {
  const points =
    'contours' in outline
      ? outline.contours.flat()
      : outline.components.flatMap(({ glyph, x, y }) =>
          pointsOf(others[glyph]).map((at) => ({ x: at.x + x, y: at.y + y })),
        );
  if (points.length === 0) return undefined;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

function pointsOf(outline: Outline | undefined): Contour {
  return outline && 'contours' in outline ? outline.contours.flat() : [];
}

/** Writes the tables of the outlines, and computes the maxima that a renderer must allocate for. */
export function writeOutlines(outlines: readonly Outline[], tables: Tables): ReadonlyMap<string, Uint8Array> {
  const glyphs = outlines.map((outline) => writeOutline(outline, boxOf(outline, outlines)));
  const loca = new DataView(new ArrayBuffer(4 * (glyphs.length + 1)));
  let start = 0;
  const whole = new Uint8Array(glyphs.reduce((sum, { length }) => sum + padded(length), 0));
  glyphs.forEach((glyph, index) => {
    whole.set(glyph, start);
    start += padded(glyph.length);
    loca.setUint32(4 * (index + 1), start);
  });
  const head = editable(requireTable(tables, 'head'));
  head.setInt16(50, longOffsets);
  return new Map([
    ['glyf', whole],
    ['loca', bytesOf(loca)],
    ['head', bytesOf(head)],
    ['maxp', writeProfile(outlines, tables)],
  ]);
}

function writeOutline(outline: Outline, box: Box | undefined): Uint8Array {
  if (!box) return new Uint8Array();
  const isSimple = 'contours' in outline;
  const bytes = isSimple ? writeContours(outline.contours) : writeComponents(outline.components);
  return Uint8Array.from([
    ...[isSimple ? outline.contours.length : -1, box.left, box.bottom, box.right, box.top].flatMap(word),
    ...bytes,
  ]);
}

function writeContours(contours: readonly Contour[]): number[] {
  let last = -1;
  const ends = contours.flatMap(({ length }) => word((last += length)));
  const points = contours.flat();
  const xs = steps(
    points.map(({ x }) => x),
    point.shortX,
    point.sameX,
  );
  const ys = steps(
    points.map(({ y }) => y),
    point.shortY,
    point.sameY,
  );
  const flags = points.map(
    ({ onCurve }, index) => (onCurve ? point.onCurve : 0) | (xs[index]?.flag ?? 0) | (ys[index]?.flag ?? 0),
  );
  return [...ends, ...word(0), ...flags, ...xs.flatMap(({ bytes }) => bytes), ...ys.flatMap(({ bytes }) => bytes)];
}

/** Encodes each coordinate as its difference to the previous one, with the flag for its format. */
function steps(values: readonly number[], short: number, same: number): { flag: number; bytes: readonly number[] }[] {
  return values.map((value, index) => {
    const step = value - (values[index - 1] ?? 0);
    if (step === 0) return { flag: same, bytes: [] };
    if (Math.abs(step) < 256) return { flag: short | (step > 0 ? same : 0), bytes: [Math.abs(step)] };
    return { flag: 0, bytes: word(step) };
  });
}

function writeComponents(components: readonly Component[]): number[] {
  return components.flatMap(({ glyph, x, y }, index) => {
    const flags = component.words | component.offsets | (index < components.length - 1 ? component.more : 0);
    return [flags, glyph, x, y].flatMap(word);
  });
}

const word = (value: number): [number, number] => [(value >> 8) & 0xff, value & 0xff];

function writeProfile(outlines: readonly Outline[], tables: Tables): Uint8Array {
  const maxp = editable(requireTable(tables, 'maxp'));
  const most = (counts: readonly number[]) => counts.reduce((a, b) => Math.max(a, b), 0);
  const simple = outlines.flatMap((outline) => ('contours' in outline ? [outline.contours] : []));
  const composed = outlines.flatMap((outline) => ('components' in outline ? [outline.components] : []));
  const partsOf = (components: readonly Component[]) =>
    components.flatMap(({ glyph }) => {
      const part = outlines[glyph];
      return part && 'contours' in part ? part.contours : [];
    });
  maxp.setUint16(4, outlines.length);
  maxp.setUint16(6, most(simple.map((contours) => contours.flat().length)));
  maxp.setUint16(8, most(simple.map(({ length }) => length)));
  maxp.setUint16(10, most(composed.map((components) => partsOf(components).flat().length)));
  maxp.setUint16(12, most(composed.map((components) => partsOf(components).length)));
  maxp.setUint16(28, most(composed.map(({ length }) => length)));
  maxp.setUint16(30, composed.length > 0 ? 1 : 0);
  return bytesOf(maxp);
}
