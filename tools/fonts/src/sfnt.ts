/** The tables of a TrueType font by their tags, such as `glyf`. */
export type Tables = ReadonlyMap<string, DataView>;

const headerBytes = 12;
const entryBytes = 16;

/** Returns the tables of a font, as views of its bytes without copying. */
export function readTables(font: Uint8Array): Tables {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = headerBytes + entryBytes * index;
      const tag = String.fromCharCode(...font.subarray(entry, entry + 4));
      return [tag, new DataView(font.buffer, font.byteOffset + view.getUint32(entry + 8), view.getUint32(entry + 12))];
    }),
  );
}

/** Returns one table. @throws if the font lacks it */
export function requireTable(tables: Tables, tag: string): DataView {
  const found = tables.get(tag);
  if (!found) throw new Error(`the font has no table "${tag}"`);
  return found;
}

/** Returns a copy of a table's bytes. */
export const bytesOf = (view: DataView) => new Uint8Array(view.buffer, view.byteOffset, view.byteLength).slice();

/** Returns a copy of a table that may be changed. */
export const editable = (view: DataView): DataView<ArrayBuffer> => new DataView(bytesOf(view).buffer);

/** Rounds a length up to a multiple of four bytes, to which a font's tables are aligned. */
export const padded = (length: number) => Math.ceil(length / 4) * 4;

/** Writes a TrueType font. Its checksums are 0, because no reader of these fonts checks them. */
export function writeFont(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const headerLength = headerBytes + entryBytes * tables.size;
  const whole = new Uint8Array([...tables.values()].reduce((sum, { length }) => sum + padded(length), headerLength));
  const view = new DataView(whole.buffer);
  const power = Math.floor(Math.log2(tables.size));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, tables.size);
  view.setUint16(6, entryBytes * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, entryBytes * (tables.size - 2 ** power));
  let [entry, start] = [headerBytes, headerLength];
  for (const [tag, bytes] of tables) {
    whole.set(new TextEncoder().encode(tag), entry);
    view.setUint32(entry + 8, start);
    view.setUint32(entry + 12, bytes.length);
    whole.set(bytes, start);
    entry += entryBytes;
    start += padded(bytes.length);
  }
  return whole;
}
