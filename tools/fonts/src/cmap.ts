import { requireTable, type Tables } from './sfnt.ts';

/** The format in which fonts map characters of up to four hexadecimal digits. */
const segments = 4;

/** Returns the glyph of each character, by its code point. */
export function readCharacters(tables: Tables): ReadonlyMap<number, number> {
  const cmap = requireTable(tables, 'cmap');
  const starts = Array.from({ length: cmap.getUint16(2) }, (_, index) => cmap.getUint32(4 + 8 * index + 4));
  const start = starts.find((at) => cmap.getUint16(at) === segments);
  if (start === undefined) throw new Error('the font maps no characters in segments');
  const count = cmap.getUint16(start + 6) / 2;
  const [ends, firsts, steps, offsets] = [14, 16 + 2 * count, 16 + 4 * count, 16 + 6 * count].map(
    (at) => start + at,
  ) as [number, number, number, number];
  const glyphs = new Map<number, number>();
  for (let segment = 0; segment < count; segment++) {
    const [first, last] = [cmap.getUint16(firsts + 2 * segment), cmap.getUint16(ends + 2 * segment)];
    const offset = cmap.getUint16(offsets + 2 * segment);
    for (let character = first; character <= last && character < 0xffff; character++) {
      const found = offset === 0 ? character : cmap.getUint16(offsets + 2 * segment + offset + 2 * (character - first));
      if (found !== 0) glyphs.set(character, (found + cmap.getInt16(steps + 2 * segment)) & 0xffff);
    }
  }
  return glyphs;
}
