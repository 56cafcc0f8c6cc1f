import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { fontFiles, unicodeRange } from './characters.ts';
import { makeFallbacks, type FallbackFace } from './fallbacks.ts';
import { toTrueType } from './formats.ts';
import { axes, lightestWide, makeFont } from './make.ts';

/** The folder of the files: they are committed as sources of ui, so that a build need not make them. */
export const fontsFolder = fileURLToPath(new URL('../../../libs/ui/src/theme/fonts/', import.meta.url));

/** Generates all files by their names: the fonts, and the sources that describe them to the style sheet. */
export async function makeAll(): Promise<ReadonlyMap<string, Uint8Array>> {
  const fonts = await Promise.all(fontFiles.map(async (file) => [file.name, await makeFont(file)] as const));
  const [first] = fonts;
  const fallbacks = first ? await makeFallbacks(await toTrueType(first[1])) : [];
  const text = new TextEncoder();
  return new Map([
    ...fonts,
    ['archivo.ts', text.encode(await formatted(writeFaces()))],
    ['fallbacks.ts', text.encode(await formatted(writeFallbacks(fallbacks)))],
  ]);
}

/** Formats a source like the other sources of its folder. */
async function formatted(source: string): Promise<string> {
  const filepath = `${fontsFolder}source.ts`;
  return format(source, { ...(await resolveConfig(filepath)), filepath });
}

function writeFaces(): string {
  const { wght, wdth } = axes;
  const [first] = fontFiles;
  const rows = fontFiles.map(
    ({ name, characters }) =>
      `    { file: '${name}', unicodeRange: '${name === first.name ? preloadedRange(characters) : unicodeRange(characters)}' },\n`,
  );
  return `// Written by \`npm run fonts\`.

/** The files of Archivo, and what they can draw. A later one takes precedence for the characters that it has. */
export const archivo = {
  fontWeight: '${wght.min} ${wght.max}',
  fontStretch: '${wdth.min}% ${wdth.max}%',
  /** What is wider than normal is drawn as designed from this weight on. */
  lightestWide: ${lightestWide},
  files: [
${rows.join('')}  ],
} as const;
`;
}

/**
 * Returns the range of the preloaded file: all of Latin-1, which is shorter, and other characters individually, since
 * fonts of other scripts contain some of them.
 */
function preloadedRange(characters: string): string {
  const [latin1, others] = [
    Array.from(characters).filter((character) => character <= 'ÿ'),
    Array.from(characters).filter((character) => character > 'ÿ'),
  ];
  return [unicodeRange(latin1.join(''), 0x100), unicodeRange(others.join(''))].join(',');
}

function writeFallbacks(faces: readonly FallbackFace[]): string {
  const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;
  const rows = faces.map(
    ({ family, local, fontWeight, fontStretch, scale }) =>
      `  { family: '${family}', local: ${list(local)}, fontWeight: '${fontWeight}', fontStretch: '${fontStretch}', scale: ${scale} },\n`,
  );
  return `// Written by \`npm run fonts\`.

/** Families of fonts that machines have, in the order in which they stand in for Archivo. */
export const fallbackFamilies = ${list([...new Set(faces.map(({ family }) => family))])} as const;

/** Their faces, each \`scale\` times as large as Archivo, so that words are as long in it. */
export const fallbackFaces = [
${rows.join('')}] as const;
`;
}
