import { readCharacters } from './cmap.ts';
import { composeLetters, type ComposedGlyph } from './compose.ts';
import { corners, draw, phantomPoints, variationsOf, type Drawing, type Spot } from './drawings.ts';
import { writeAxes, writeNames } from './names.ts';
import { boxOf, readOutlines, writeOutlines, type Contour, type Outline } from './outlines.ts';
import { bytesOf, editable, readTables, requireTable, writeFont, type Tables } from './sfnt.ts';
import { readVariations, writeVariations } from './variations.ts';

/**
 * Reduces the size of a variable font: removes the unused corner of the design space, and composes letters of others.
 * Every point in the used corners keeps its position.
 */
export function compact(font: Uint8Array): Uint8Array {
  const tables = readTables(font);
  requireAxes(tables);
  const glyphs = composeLetters(readDrawings(tables), readCharacters(tables));
  const outlines = glyphs.map(outlineOf);
  const variations = glyphs.map((glyph) => variationsOf(spotsOf(glyph)));
  return writeFont(
    new Map([
      ...[...tables].map(([tag, view]) => [tag, bytesOf(view)] as const),
      ...writeOutlines(outlines, tables),
      ...writeMetrics(outlines, tables),
      ['fvar', writeAxes(tables)],
      ['gvar', writeVariations(variations, corners)],
      ['name', writeNames(tables)],
    ]),
  );
}

/** The tables of variations name axes by their order alone. */
function requireAxes(tables: Tables): void {
  const fvar = requireTable(tables, 'fvar');
  const tags = Array.from({ length: fvar.getUint16(8) }, (_, axis) => {
    const at = fvar.getUint16(4) + axis * fvar.getUint16(10);
    return String.fromCharCode(...[0, 1, 2, 3].map((letter) => fvar.getUint8(at + letter)));
  });
  if (tags.join() !== 'wght,wdth') throw new Error(`the axes are ${tags.join()}, not wght,wdth`);
}

function readDrawings(tables: Tables): Drawing[] {
  const outlines = readOutlines(tables);
  const variations = readVariations(
    tables,
    outlines.map((contours) => contours.flat().length + phantomPoints),
  );
  return outlines.map((contours, glyph) => draw(contours, variations[glyph] ?? []));
}

function outlineOf(glyph: ComposedGlyph): Outline {
  if ('contours' in glyph)
    return {
      contours: glyph.contours.map(({ onCurve, spots }): Contour =>
        (spots[0] ?? []).map((spot, index) => ({ ...spot, onCurve: onCurve[index] ?? true })),
      ),
    };
  return {
    components: glyph.placements.map(({ glyph: part, offsets }) => ({
      glyph: part,
      x: offsets[0]?.x ?? 0,
      y: offsets[0]?.y ?? 0,
    })),
  };
}

/**
 * Returns the values that a variation of the glyph moves: its points or its components, followed by the phantom points.
 */
function spotsOf(glyph: ComposedGlyph): (readonly Spot[])[] {
  return glyph.phantoms.map((phantoms, corner) => {
    const own =
      'contours' in glyph
        ? glyph.contours.flatMap(({ spots }) => spots[corner] ?? [])
        : glyph.placements.flatMap(({ offsets }) => offsets[corner] ?? []);
    return [...own, ...phantoms];
  });
}

/**
 * Writes the metrics again, since there are more glyphs, and a composed one may begin a unit earlier. Appended glyphs
 * are only components and have no advance.
 */
function writeMetrics(outlines: readonly Outline[], tables: Tables): ReadonlyMap<string, Uint8Array> {
  const [hmtx, hhea] = [requireTable(tables, 'hmtx'), editable(requireTable(tables, 'hhea'))];
  const full = hhea.getUint16(34);
  const before = requireTable(tables, 'maxp').getUint16(4);
  const view = new DataView(new ArrayBuffer(4 * outlines.length));
  outlines.forEach((outline, glyph) => {
    view.setUint16(4 * glyph, glyph < before ? hmtx.getUint16(4 * Math.min(glyph, full - 1)) : 0);
    view.setInt16(4 * glyph + 2, boxOf(outline, outlines)?.left ?? 0);
  });
  hhea.setUint16(34, outlines.length);
  return new Map([
    ['hmtx', bytesOf(view)],
    ['hhea', bytesOf(hhea)],
  ]);
}
