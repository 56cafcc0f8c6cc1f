import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { toTrueType } from './formats.ts';
import { lengthOf, openFont, type Cut } from './shaping.ts';
import { wordsIn } from './words.ts';

const require = createRequire(import.meta.url);

/** Fonts that many machines have, of the same measures: how they are called there, and files to measure them by. */
interface Family {
  readonly name: string;
  readonly regular: { readonly local: readonly string[]; readonly file: string };
  readonly bold: { readonly local: readonly string[]; readonly file: string };
}

/**
 * The fonts that replace Archivo until it has loaded, in order of preference. Windows, macOS and iOS have Arial,
 * ChromeOS has Arimo, Android has Roboto, and a Linux without any of them has Noto, Open Sans or DejaVu.
 *
 * Names are full names or PostScript names. A variable Roboto has no separate bold font; the browser varies its weight.
 */
const families: readonly Family[] = [
  {
    name: 'Archivo Arial',
    regular: {
      local: ['Arial', 'Liberation Sans', 'Arimo Regular'],
      file: '@fontsource/arimo/files/arimo-latin-400-normal.woff2',
    },
    bold: {
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      file: '@fontsource/arimo/files/arimo-latin-700-normal.woff2',
    },
  },
  {
    name: 'Archivo Roboto',
    regular: { local: ['Roboto', 'Roboto Regular'], file: '@fontsource/roboto/files/roboto-latin-400-normal.woff2' },
    bold: { local: ['Roboto Bold', 'Roboto'], file: '@fontsource/roboto/files/roboto-latin-700-normal.woff2' },
  },
  // Noto Sans was drawn after Open Sans, and is wider by less than 1 %.
  {
    name: 'Archivo Noto',
    regular: {
      local: ['Noto Sans Regular', 'Noto Sans', 'Open Sans Regular', 'Open Sans'],
      file: '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2',
    },
    bold: {
      local: ['Noto Sans Bold', 'Open Sans Bold'],
      file: '@fontsource/open-sans/files/open-sans-latin-700-normal.woff2',
    },
  },
  {
    name: 'Archivo DejaVu',
    regular: { local: ['DejaVu Sans'], file: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf' },
    bold: { local: ['DejaVu Sans Bold'], file: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf' },
  },
];

/** A font face: a range of weights and widths, and the combinations of them that most text uses. */
interface Range {
  readonly of: 'regular' | 'bold';
  readonly fontWeight: string;
  readonly fontStretch: string;
  readonly cuts: readonly Cut[];
}

const ranges: readonly Range[] = [
  { of: 'regular', fontWeight: '100 599', fontStretch: '100% 125%', cuts: [{ weight: 400, width: 100 }] },
  {
    of: 'bold',
    fontWeight: '600 900',
    fontStretch: '100% 109%',
    cuts: [600, 650, 700].map((weight) => ({ weight, width: 100 })),
  },
  {
    of: 'bold',
    fontWeight: '600 900',
    fontStretch: '110% 121%',
    cuts: [112, 118].map((width) => ({ weight: 650, width })),
  },
  {
    of: 'bold',
    fontWeight: '600 900',
    fontStretch: '122% 125%',
    cuts: [700, 750, 800].map((weight) => ({ weight, width: 125 })),
  },
];

/** A face of a system font, scaled to the width of Archivo in a range of weights and widths. */
export interface FallbackFace {
  readonly family: string;
  readonly local: readonly string[];
  readonly fontWeight: string;
  readonly fontStretch: string;
  /** Size relative to Archivo. */
  readonly scale: number;
}

/** The languages that are measured: the English of other regions is nearly that of America. */
const measured = ['en-US', 'de-DE', 'fr-FR'] as const;

/** Computes the faces from the lengths of the sites' texts in both fonts. */
export async function makeFallbacks(archivo: Uint8Array): Promise<FallbackFace[]> {
  const texts = measured.map(wordsIn);
  const lengths = (font: Uint8Array, cut?: Cut) => texts.map((text) => lengthOf(openFont(font, cut), text));
  const archivoLengths = ranges.map(({ cuts }) => cuts.map((cut) => lengths(archivo, cut)));
  return (
    await Promise.all(
      families.map(async (family) => {
        const own = {
          regular: lengths(await readTrueType(family.regular.file)),
          bold: lengths(await readTrueType(family.bold.file)),
        };
        return ranges.map(({ of, fontWeight, fontStretch }, index): FallbackFace => {
          const scales =
            archivoLengths[index]?.flatMap((cut) => cut.map((length, text) => length / (own[of][text] ?? NaN))) ?? [];
          return {
            family: family.name,
            local: family[of].local,
            fontWeight,
            fontStretch,
            scale: Number(mean(scales).toFixed(3)),
          };
        });
      }),
    )
  ).flat();
}

async function readTrueType(file: string): Promise<Uint8Array> {
  return toTrueType(await readFile(require.resolve(file)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
