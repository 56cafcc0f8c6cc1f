import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontFile } from './characters.ts';
import { compact } from './compact.ts';
import { toTrueType, toWoff2 } from './formats.ts';

/**
 * The weights and widths (in percent) of the files. Each ends where the source was drawn: an end in between would be rounded
 * to whole units, and every text would look a little different.
 */
export const axes = { wght: { min: 100, max: 900 }, wdth: { min: 100, max: 125 } } as const;

/** The source's default weight. What is wider than normal must be as bold: see `corners`. */
export const lightestWide = 600;

/** What browsers apply by themselves and the style sheets ask for: kerning, ligatures, the cent and dollar of heavy weights, and figures of one width. */
const keepFeatures = ['kern', 'liga', 'rvrn', 'tnum'];

/** Names for menus of styles, and advances, which the variations of the glyphs hold as well. */
const dropTables = ['STAT', 'HVAR'];

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'));

/** The text of the licence, which must travel with the files. */
export const licence = join(folder, 'LICENSE');

/** Returns a part of Archivo with all that its package brings. */
export async function readSource(source: FontFile['source']): Promise<Uint8Array> {
  return toTrueType(await readFile(join(folder, `files/archivo-${source}-wdth-normal.woff2`)));
}

/** Cuts a font file: the same source and the same characters are the same bytes. */
export async function makeFont({ source, characters }: FontFile): Promise<Uint8Array> {
  const options = { targetFormat: 'sfnt' as const, variationAxes: axes, keepFeatures, dropTables };
  const cut = await subsetFont(Buffer.from(await readSource(source)), characters, options);
  return toWoff2(compact(cut));
}
