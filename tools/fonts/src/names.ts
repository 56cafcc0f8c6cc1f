import { requireTable, type Tables } from './sfnt.ts';

/**
 * Copyright, family, style, address of the licence, and the names of the two axes. The licence requires the first; no
 * program reads the other names of the source.
 */
const kept = new Set([0, 1, 2, 14, 256, 257]);
const recordBytes = 12;
const headerBytes = 6;

/** Writes the table of names without those that name the source's weights one by one. */
export function writeNames(tables: Tables): Uint8Array {
  const name = requireTable(tables, 'name');
  const strings = name.byteOffset + name.getUint16(4);
  const records = Array.from({ length: name.getUint16(2) }, (_, index) => headerBytes + recordBytes * index).filter(
    (record) => kept.has(name.getUint16(record + 6)),
  );
  const texts = records.map(
    (record) => new Uint8Array(name.buffer, strings + name.getUint16(record + 10), name.getUint16(record + 8)),
  );
  const start = headerBytes + recordBytes * records.length;
  const whole = new Uint8Array(texts.reduce((sum, { length }) => sum + length, start));
  const view = new DataView(whole.buffer);
  view.setUint16(2, records.length);
  view.setUint16(4, start);
  let offset = 0;
  records.forEach((record, index) => {
    const text = texts[index] ?? new Uint8Array();
    for (let at = 0; at < 8; at += 2)
      view.setUint16(headerBytes + recordBytes * index + at, name.getUint16(record + at));
    view.setUint16(headerBytes + recordBytes * index + 8, text.length);
    view.setUint16(headerBytes + recordBytes * index + 10, offset);
    whole.set(text, start + offset);
    offset += text.length;
  });
  return whole;
}

/** Writes the table of axes without the named instances, whose names are removed. */
export function writeAxes(tables: Tables): Uint8Array {
  const fvar = requireTable(tables, 'fvar');
  const end = fvar.getUint16(4) + fvar.getUint16(8) * fvar.getUint16(10);
  const axes = new Uint8Array(fvar.buffer, fvar.byteOffset, end).slice();
  new DataView(axes.buffer).setUint16(12, 0);
  return axes;
}
