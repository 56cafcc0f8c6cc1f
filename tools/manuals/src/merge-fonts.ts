import { bytesOf, editable, padded, readTables, requireTable, writeFont, type Tables } from '@kinemorph/fonts/sfnt';
import { create, type Font } from 'fontkit';

/** A part of a font, with the characters that it is there for. */
export interface FontPart {
  readonly font: Uint8Array;
  readonly text: string;
}

const longOffsets = 1;
/** Size of an outline's header: the number of contours, and their box. */
const boxBytes = 12;
/** Flags of a composite glyph's component: 16-bit arguments, another component follows, and its scale. */
const composite = { words: 0x1, scale: 0x8, more: 0x20, twoScales: 0x40, matrix: 0x80 } as const;

/**
 * Merges several TrueType fonts of one design: their glyphs one after the other, with one character map. A single font
 * keeps its kerning.
 */
export function mergeFonts(parts: readonly FontPart[]): Uint8Array {
  const glyphs: Uint8Array[] = [];
  const metrics: { readonly advance: number; readonly bearing: number }[] = [];
  const characters = new Map<number, number>();
  const read = parts.map(({ font, text }) => ({
    text,
    tables: readTables(font),
    face: create(Buffer.from(font)) as Font,
  }));
  for (const { tables, face, text } of read) {
    // Only the first part's glyph for missing characters is used.
    const skipped = glyphs.length === 0 ? 0 : 1;
    const shift = glyphs.length - skipped;
    const all = glyphsOf(tables);
    for (const glyph of all.slice(skipped)) {
      glyphs.push(shifted(glyph.outline, shift));
      metrics.push(glyph);
    }
    for (const character of text) {
      const codePoint = character.codePointAt(0) ?? 0;
      const { id } = face.glyphForCodePoint(codePoint);
      if (id === 0) throw new Error(`the font has no "${character}" (U+${codePoint.toString(16)})`);
      characters.set(codePoint, id + shift);
    }
  }
  const all = read.map(({ tables }) => tables);
  const first = all[0];
  if (!first) throw new Error('there is nothing to merge');
  const { glyf, loca } = outlines(glyphs);
  return writeFont(
    new Map([
      // These tables refer to glyph numbers, which are valid only if no glyph has moved.
      ...(parts.length === 1
        ? (['GDEF', 'GPOS', 'GSUB'] as const).flatMap((tag) =>
            first.has(tag) ? [[tag, bytesOf(requireTable(first, tag))] as const] : [],
          )
        : []),
      ['OS/2', bytesOf(requireTable(first, 'OS/2'))],
      ['cmap', characterMap(characters)],
      ['glyf', glyf],
      ['head', head(all)],
      ['hhea', horizontalHead(all, metrics)],
      ['hmtx', horizontalMetrics(metrics)],
      ['loca', loca],
      ['maxp', profile(all, glyphs.length)],
      ['name', bytesOf(requireTable(first, 'name'))],
      ['post', glyphNames(first)],
    ]),
  );
}

function glyphsOf(tables: Tables): { outline: Uint8Array; advance: number; bearing: number }[] {
  const [glyf, loca, hmtx] = [requireTable(tables, 'glyf'), requireTable(tables, 'loca'), requireTable(tables, 'hmtx')];
  const long = requireTable(tables, 'head').getInt16(50) === longOffsets;
  const offset = (glyph: number) => (long ? loca.getUint32(4 * glyph) : 2 * loca.getUint16(2 * glyph));
  const full = requireTable(tables, 'hhea').getUint16(34);
  const outlineBytes = bytesOf(glyf);
  return Array.from({ length: requireTable(tables, 'maxp').getUint16(4) }, (_, glyph) => ({
    outline: outlineBytes.slice(offset(glyph), offset(glyph + 1)),
    // Glyphs after the last full entry share its advance.
    advance: hmtx.getUint16(4 * Math.min(glyph, full - 1)),
    bearing: glyph < full ? hmtx.getInt16(4 * glyph + 2) : hmtx.getInt16(4 * full + 2 * (glyph - full)),
  }));
}

/** Returns a glyph with the numbers of its components shifted. */
function shifted(outline: Uint8Array, shift: number): Uint8Array {
  const glyph = outline.slice();
  const view = new DataView(glyph.buffer);
  if (glyph.length === 0 || view.getInt16(0) >= 0 || shift === 0) return glyph;
  for (let at = 10; ;) {
    const flags = view.getUint16(at);
    view.setUint16(at + 2, view.getUint16(at + 2) + shift);
    at += 4 + (flags & composite.words ? 4 : 2);
    at += flags & composite.scale ? 2 : flags & composite.twoScales ? 4 : flags & composite.matrix ? 8 : 0;
    if (!(flags & composite.more)) return glyph;
  }
}

function outlines(glyphs: readonly Uint8Array[]): { glyf: Uint8Array; loca: Uint8Array } {
  const starts = [0];
  for (const glyph of glyphs) starts.push((starts.at(-1) ?? 0) + padded(glyph.length));
  // A program that reads the box of an empty glyph at the very end gets zeros.
  const glyf = new Uint8Array((starts.at(-1) ?? 0) + boxBytes);
  const loca = new DataView(new ArrayBuffer(4 * starts.length));
  glyphs.forEach((glyph, index) => {
    glyf.set(glyph, starts[index]);
  });
  starts.forEach((start, index) => {
    loca.setUint32(4 * index, start);
  });
  return { glyf, loca: bytesOf(loca) };
}

/** The first font's, with the box around all of them. */
function head(all: readonly Tables[]): Uint8Array {
  const heads = all.map((tables) => requireTable(tables, 'head'));
  const merged = edited(heads[0]);
  for (const [at, pick] of [
    [36, Math.min],
    [38, Math.min],
    [40, Math.max],
    [42, Math.max],
  ] as const)
    merged.setInt16(at, pick(...heads.map((each) => each.getInt16(at))));
  merged.setInt16(50, longOffsets);
  return bytesOf(merged);
}

function horizontalHead(all: readonly Tables[], metrics: readonly { advance: number }[]): Uint8Array {
  const merged = edited(all[0] && requireTable(all[0], 'hhea'));
  merged.setUint16(10, Math.max(...metrics.map(({ advance }) => advance)));
  merged.setUint16(34, metrics.length);
  return bytesOf(merged);
}

function horizontalMetrics(metrics: readonly { advance: number; bearing: number }[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * metrics.length));
  metrics.forEach(({ advance, bearing }, index) => {
    view.setUint16(4 * index, advance);
    view.setInt16(4 * index + 2, bearing);
  });
  return bytesOf(view);
}

/** Merges the maxima that a renderer must allocate for: the highest of all parts. */
function profile(all: readonly Tables[], glyphs: number): Uint8Array {
  const profiles = all.map((tables) => requireTable(tables, 'maxp'));
  const merged = edited(profiles[0]);
  for (let at = 6; at + 2 <= merged.byteLength; at += 2)
    merged.setUint16(at, Math.max(...profiles.map((each) => each.getUint16(at))));
  merged.setUint16(4, glyphs);
  return bytesOf(merged);
}

/** Format 12: groups of one character each. */
function characterMap(characters: ReadonlyMap<number, number>): Uint8Array {
  const groups = [...characters].sort(([a], [b]) => a - b);
  const length = 16 + 12 * groups.length;
  const view = new DataView(new ArrayBuffer(12 + length));
  view.setUint16(2, 1);
  view.setUint16(4, 3);
  view.setUint16(6, 10);
  view.setUint32(8, 12);
  view.setUint16(12, 12);
  view.setUint32(16, length);
  view.setUint32(24, groups.length);
  groups.forEach(([character, glyph], index) => {
    const at = 28 + 12 * index;
    view.setUint32(at, character);
    view.setUint32(at + 4, character);
    view.setUint32(at + 8, glyph);
  });
  return bytesOf(view);
}

/** Version 3: the glyphs have no names. */
function glyphNames(tables: Tables): Uint8Array {
  const post = edited(requireTable(tables, 'post')).buffer.slice(0, 32);
  new DataView(post).setUint32(0, 0x00030000);
  return new Uint8Array(post);
}

function edited(view: DataView | undefined): DataView<ArrayBuffer> {
  if (!view) throw new Error('there is nothing to merge');
  return editable(view);
}
