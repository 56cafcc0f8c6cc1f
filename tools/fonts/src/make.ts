import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontFile } from './characters.ts';
import { compact } from './compact.ts';
import { toTrueType, toWoff2 } from './formats.ts';

/**
 * The weights and widths (in percent) of the files. Each axis ends at a master of the source: an end in between would
 * be rounded to whole units, and every text would look slightly different.
 */
export const axes = { wght: { min: 100, max: 900 }, wdth: { min: 100, max: 125 } } as const;

/** The source's default weight. Wide text must be at least as bold: see `corners`. */
export const lightestWide = 600;

/**
 * Features that browsers apply by default and that the style sheets use: kerning, ligatures, the cent and dollar of
 * heavy weights, and tabular figures.
 */
const keepFeatures = ['kern', 'liga', 'rvrn', 'tnum'];

/** Names of styles for menus, and advances, which the variations of the glyphs also contain. */
const dropTables = ['STAT', 'HVAR'];

const folder = dirname(createRequire(import.meta.url).resolve('@fontsource-variable/archivo/package.json'));

/** The text of the licence, which must be distributed with the files. */
export const licence = join(folder, 'LICENSE');

/** Returns a part of Archivo as it is in its package. */
export async function readSource(source: FontFile['source']): Promise<Uint8Array> {
  return toTrueType(await readFile(join(folder, `files/archivo-${source}-wdth-normal.woff2`)));
}

/** Generates a font file: the same source and the same characters give the same bytes. */
export async function makeFont({ source, characters }: FontFile): Promise<Uint8Array> {
  const options = { targetFormat: 'sfnt' as const, variationAxes: axes, keepFeatures, dropTables };
  const cut = await subsetFont(Buffer.from(await readSource(source)), characters, options);
  return toWoff2(compact(cut));
}
