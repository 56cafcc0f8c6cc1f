import type { Locale } from '@kinemorph/i18n';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { mergeFonts } from './merge-fonts.ts';

/** The fonts of a manual, each with only the characters that it needs. */
export interface Faces {
  readonly text: Uint8Array;
  readonly strong: Uint8Array;
  readonly display: Uint8Array;
}

type Axes = Readonly<Record<string, number>>;

const require = createRequire(import.meta.url);
const han: Readonly<Partial<Record<Locale, string>>> = { 'ko-KR': 'noto-sans-kr', 'zh-CN': 'noto-sans-sc' };
const archivo = {
  text: { wght: 400, wdth: 100 },
  strong: { wght: 650, wdth: 100 },
  display: { wght: 800, wdth: 125 },
} as const satisfies Readonly<Record<keyof Faces, Axes>>;
const noto = { text: { wght: 400 }, strong: { wght: 700 }, display: { wght: 800 } } as const satisfies Readonly<
  Record<keyof Faces, Axes>
>;

/** The fonts of the site, reduced to these characters: a PDF supports neither WOFF 2 nor variable axes. */
export async function facesFor(locale: Locale, characters: string): Promise<Faces> {
  const family = han[locale];
  const make = (face: keyof Faces) =>
    family === undefined ? latin(characters, archivo[face]) : inParts(family, characters, noto[face]);
  const [text, strong, display] = await Promise.all([make('text'), make('strong'), make('display')]);
  return { text, strong, display };
}

/** The font of the company's name, which is the same in all languages. */
export function wordmarkFace(name: string): Promise<Uint8Array> {
  return latin(name, archivo.display);
}

async function latin(characters: string, axes: Axes): Promise<Uint8Array> {
  return mergeFonts([
    {
      text: characters,
      font: await cut(join(folderOf('archivo'), 'files/archivo-latin-wdth-normal.woff2'), characters, axes),
    },
  ]);
}

/** Fonts with thousands of characters are split into a hundred files: the needed ones are merged. */
async function inParts(family: string, characters: string, axes: Axes): Promise<Uint8Array> {
  const ranges = JSON.parse(await readFile(join(folderOf(family), 'unicode.json'), 'utf8')) as Readonly<
    Record<string, string>
  >;
  const parts = Object.entries(ranges).map(([name, range]) => ({
    name: name.replace(/[[\]]/g, ''),
    has: rangeTest(range),
  }));
  const wanted = new Map<string, string>();
  for (const character of new Set(characters)) {
    const part = parts.find(({ has }) => has(character.codePointAt(0) ?? 0));
    if (!part) throw new Error(`${family} has no "${character}"`);
    wanted.set(part.name, (wanted.get(part.name) ?? '') + character);
  }
  const files = [...wanted].sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  const cuts = await Promise.all(
    files.map(async ([name, text]) => ({
      text,
      font: await cut(join(folderOf(family), `files/${family}-${name}-wght-normal.woff2`), text, axes),
    })),
  );
  return mergeFonts(cuts);
}

async function cut(file: string, characters: string, axes: Axes): Promise<Uint8Array> {
  return subsetFont(await readFile(file), characters, { targetFormat: 'sfnt', variationAxes: axes });
}

/** Reads a `unicode-range` as style sheets have it: `U+ff03-ff05,U+ff07`. */
function rangeTest(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((span) => {
    const [first = '', last = first] = span.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  });
  return (codePoint) => spans.some(([first, last]) => first <= codePoint && codePoint <= last);
}

function folderOf(family: string): string {
  return dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
}
