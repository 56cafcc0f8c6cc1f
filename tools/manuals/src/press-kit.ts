import { brand, pressKits, team, type PressKit } from '@kinemorph/content';
import { pictures, type PictureName } from '@kinemorph/content/pictures';
import { strToU8, zipSync, type Zippable } from 'fflate';
import * as fontkit from 'fontkit';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { wordmarkFace } from './fonts.ts';

/** A finished archive. */
export interface MadePressKit {
  readonly name: string;
  readonly zip: Uint8Array;
}

const workspace = fileURLToPath(new URL('../../../', import.meta.url));
const sources = `${workspace}libs/content/src/pictures/`;
const symbolFile = `${workspace}libs/ui/src/theme/favicon.svg`;
const copyFolder = `${workspace}libs/screens/src/article/copy/news/`;
/** The colours of the brand name, by the suffix of its files. */
const inks = { dark: '#0B0D10', light: '#F6F5F2' } as const;
const logoWidth = 2048;
/**
 * The first day that a ZIP can contain, in local time as the library reads it, so that an archive has the same bytes
 * everywhere.
 */
const day = new Date(1980, 0, 1);

/** Creates every press kit. The same content gives the same bytes. */
export async function makePressKits(): Promise<readonly MadePressKit[]> {
  const logos = await makeLogos();
  const words = await readWords();
  return Promise.all(pressKits.map((kit) => makePressKit(kit, logos, words)));
}

type Files = Readonly<Record<string, Uint8Array>>;

async function makePressKit({ id, pictures: names }: PressKit, logos: Files, words: string): Promise<MadePressKit> {
  const made = await Promise.all(
    names.map(async (name) => [`pictures/${name.replace('/', '-')}.jpg`, await pictureFile(name)] as const),
  );
  const files: Files = { 'READ ME.txt': strToU8(words), ...logos, ...Object.fromEntries(made) };
  // Pictures are compressed already.
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, bytes]) => [name, [bytes, { mtime: day, level: /\.(?:jpg|png)$/.test(name) ? 0 : 9 }]]);
  return { name: `${id}-press-kit.zip`, zip: zipSync(Object.fromEntries(entries) as Zippable) };
}

/** Returns a render in its full size as JPEG: not all editorial systems support the formats of the site. */
async function pictureFile(name: PictureName): Promise<Uint8Array> {
  const { width, color = inks.dark } = pictures[name];
  return sharp(`${sources}${name}-${width}.webp`)
    .flatten({ background: color })
    .jpeg({ quality: 90, mozjpeg: true })
    .toBuffer();
}

/** The symbol and the name, as drawings and as pictures. */
async function makeLogos(): Promise<Files> {
  const symbol = await readFile(symbolFile);
  const name = await drawName(brand.name.toUpperCase());
  const files: Record<string, Uint8Array> = {
    'logos/kinemorph-symbol.svg': symbol,
    'logos/kinemorph-symbol.png': await sharp(symbol, { density: 1152 })
      .resize({ width: 1024 })
      .png({ compressionLevel: 9 })
      .toBuffer(),
  };
  for (const [ink, color] of Object.entries(inks)) {
    const svg = Buffer.from(name(color));
    files[`logos/kinemorph-wordmark-${ink}.svg`] = svg;
    files[`logos/kinemorph-wordmark-${ink}.png`] = await sharp(svg)
      .resize({ width: logoWidth })
      .png({ compressionLevel: 9 })
      .toBuffer();
  }
  return files;
}

/** Draws the name in the font of the site's header, as outlines: recipients need not have the font. */
async function drawName(name: string): Promise<(color: string) => string> {
  const font = fontkit.create(Buffer.from(await wordmarkFace(name))) as fontkit.Font;
  const { glyphs, positions } = font.layout(name);
  let x = 0;
  const letters = glyphs.map((glyph, index) => {
    const path = glyph.path.translate(x, 0).scale(1, -1).toSVG();
    // The letter spacing of the header.
    x += (positions[index]?.xAdvance ?? glyph.advanceWidth) + font.unitsPerEm * 0.02;
    return path;
  });
  const top = -font.capHeight;
  return (color) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 ${top} ${Math.ceil(x)} ${font.capHeight}"><path fill="${color}" d="${letters.join('')}"/></svg>\n`;
}

/** Returns the newsroom's text about the company and the terms of use of the kit. */
async function readWords(): Promise<string> {
  const [american = {}, british = {}] = await Promise.all(
    ['en-US', 'en-GB'].map(
      async (locale) =>
        JSON.parse(await readFile(`${copyFolder}${locale}.json`, 'utf8').catch(() => '{}')) as Readonly<
          Record<string, string>
        >,
    ),
  );
  const values: Readonly<Record<string, string>> = {
    company: brand.name,
    press: brand.mailboxes.press,
    people: String(team.people),
    languages: String(team.languages),
  };
  const say = (id: string) =>
    (british[id] ?? american[id] ?? '').replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return [
    say('boilerplate.title').toUpperCase(),
    say('boilerplate.p1'),
    say('kit.title').toUpperCase(),
    say('kit.p1'),
    say('press.title').toUpperCase(),
    say('press.p1'),
    '',
  ].join('\r\n\r\n');
}
