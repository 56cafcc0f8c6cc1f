import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { fontFiles, madeOfSpace } from './characters.ts';
import { readCharacters } from './cmap.ts';
import { toTrueType } from './formats.ts';
import { fontsFolder, makeAll } from './make-all.ts';
import { axes, licence, lightestWide, readSource } from './make.ts';
import { readTables } from './sfnt.ts';
import { openFont, setText, type Cut } from './shaping.ts';
import { latinLocales, wordsIn } from './words.ts';

/** Maximum size of the file that every page preloads, in bytes. */
const budget = 30_000;
/**
 * Tolerated distance of a point from its position in the whole font, in font units: inferred points are rounded, for
 * each axis and for both.
 */
const rounding = 1.5;
const libs = fileURLToPath(new URL('../../../libs/', import.meta.url));
const [preloaded] = fontFiles;
const committed = (name: string) => readFileSync(`${fontsFolder}${name}`);

/** Cuts that the sites use: normal width in every weight, wider from semibold on. */
const cuts: readonly Cut[] = [
  ...[400, 480, 500, 520, 550, 560, 600, 650, 700].map((weight) => ({ weight, width: 100 })),
  ...[112, 118, 125].flatMap((width) => [600, 650, 700, 750, 800, 850].map((weight) => ({ weight, width }))),
];

/** Only the privacy policy contains it: that page loads the second file for it, and the others save 700 bytes. */
const inLegalTexts = '§';

describe('font file of every page', () => {
  it(`weighs at most ${budget} bytes`, () => {
    expect(committed(preloaded.name).length).toBeLessThanOrEqual(budget);
  });

  it.each(latinLocales)('contains every character of the texts in %s', async (locale) => {
    const glyphs = readCharacters(readTables(await toTrueType(committed(preloaded.name))));
    const missing = [...new Set(wordsIn(locale))].filter(
      (character) =>
        !glyphs.has(character.codePointAt(0) ?? 0) && !madeOfSpace.includes(character) && character !== inLegalTexts,
    );
    expect(missing, 'add them to `written` in tools/fonts/src/characters.ts, and run `npm run fonts`').toEqual([]);
  });
});

describe('font files', () => {
  it('are identical to the output of `npm run fonts`', async () => {
    const made = await makeAll();
    const differing = [...made]
      .filter(([name, bytes]) => name !== 'fallbacks.ts' && !committed(name).equals(bytes))
      .map(([name]) => name);
    expect(differing, 'run `npm run fonts`').toEqual([]);
  });

  it('come with their licence', () => {
    expect(committed('OFL.txt').toString()).toBe(readFileSync(licence, 'utf8'));
  });

  it('contain every Latin letter of the content', async () => {
    const glyphs = new Set(
      (
        await Promise.all(
          fontFiles.map(async ({ name }) => [...readCharacters(readTables(await toTrueType(committed(name)))).keys()]),
        )
      ).flat(),
    );
    const facts = globSync('content/src/**/*.ts', { cwd: libs })
      .map((file) => readFileSync(`${libs}${file}`, 'utf8'))
      .join('');
    // No name in Europe uses Latin Extended Additional or later blocks.
    const missing = [...new Set(facts)].filter(
      (character) =>
        /\p{Script=Latin}/u.test(character) && character < '\u1e00' && !glyphs.has(character.codePointAt(0) ?? 0),
    );
    expect(missing).toEqual([]);
  });

  it.each([
    { property: 'fontWeight', pattern: /fontWeight: '?(\d+)/g, axis: axes.wght },
    { property: 'weight token', pattern: /(?<=weight: \{[^}]*)\b\d+: (\d+)/g, axis: axes.wght },
    { property: 'fontStretch', pattern: /fontStretch: '([\d.]+)%'/g, axis: axes.wdth },
  ])('support every $property of the style sheets', ({ pattern, axis }) => {
    const sources = globSync('*/src/**/{*.css,primitives}.ts', { cwd: libs }).map((file) =>
      readFileSync(`${libs}${file}`, 'utf8'),
    );
    const values = sources.flatMap((source) => [...source.matchAll(pattern)].map(([, value]) => Number(value)));
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => value < axis.min || value > axis.max)).toEqual([]);
  });
});

describe.each(fontFiles)('$name', ({ name, source, characters }) => {
  let [whole, cut]: [Uint8Array, Uint8Array] = [new Uint8Array(), new Uint8Array()];
  beforeAll(async () => {
    [whole, cut] = await Promise.all([readSource(source), toTrueType(committed(name))]);
  });

  it('has the axes that the style sheet declares', () => {
    const { wght, wdth } = openFont(cut).face.getAxisInfos();
    expect({ wght, wdth }).toMatchObject({
      wght: { ...axes.wght, default: lightestWide },
      wdth: { ...axes.wdth, default: 100 },
    });
  });

  it('draws every character like the whole font', () => {
    for (const at of cuts) {
      const fonts = [openFont(whole, at), openFont(cut, at)] as const;
      for (const character of characters) {
        const [before, after] = fonts.map((font) =>
          pointsOf(font.glyphToPath(setText(font, character)[0]?.glyph ?? 0)),
        );
        expect(distance(before, after), `${character} at ${at.weight}, ${at.width} %`).toBeLessThanOrEqual(rounding);
      }
    }
  });

  it('sets and kerns texts like the whole font', () => {
    const own = new Set(characters);
    const text = latinLocales
      .flatMap((locale) => wordsIn(locale).split(' '))
      .filter((word) => Array.from(word).every((character) => own.has(character)));
    const words = [...new Set(text), characters].join(own.has(' ') ? ' ' : '');
    // All cuts would take 15 seconds.
    for (const at of cuts.filter((_, index) => index % 3 === 0)) {
      for (const features of [[], ['tnum']]) {
        const [before, after] = [whole, cut].map((font) =>
          setText(openFont(font, at), words, features).map(({ advance, x, y }) => [advance, x, y]),
        );
        expect(after, `${at.weight}, ${at.width} %`).toEqual(before);
      }
    }
  });
});

const number = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;

/** The numbers of a path, and its commands. */
function pointsOf(path: string): { form: string; numbers: number[] } {
  return { form: path.replaceAll(number, '0'), numbers: [...path.matchAll(number)].map(Number) };
}

/** Returns the largest distance between the points of two outlines, in font units. */
function distance(a: ReturnType<typeof pointsOf> | undefined, b: ReturnType<typeof pointsOf> | undefined): number {
  if (a?.form !== b?.form) return Infinity;
  return (a?.numbers ?? []).reduce(
    (most, value, index) => Math.max(most, Math.abs(value - (b?.numbers[index] ?? NaN))),
    0,
  );
}
