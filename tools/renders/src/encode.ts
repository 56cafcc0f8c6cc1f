import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { places } from './places.ts';
import { filesOf, removeOthers, type ManifestEntry } from './manifest.ts';

/** In bytes: what a phone fetches of a picture that a page shows many of. */
const smallCutOut = 60_000;
const qualities = [55, 48, 42, 36];

/** The widths to encode: never larger than the original. */
export function widthsFor(width: number): number[] {
  if (width >= 1920) return [640, 1280, 1920];
  if (width >= 1280) return [...new Set([640, 1280, width])];
  return [320, 640, width].filter((each, index, all) => each <= width && all.indexOf(each) === index);
}

/** Writes a picture in every width and format, and says what the site has to know of it. */
export async function encode(name: string, original: string): Promise<ManifestEntry> {
  const { width: fullWidth, height: fullHeight, hasAlpha } = await sharp(original).metadata();
  const widths = widthsFor(fullWidth);
  const width = Math.max(...widths);
  const height = Math.round((fullHeight * width) / fullWidth);
  mkdirSync(join(places.pictures, name.split('/')[0] ?? ''), { recursive: true });
  for (const each of widths) {
    const resized = () => sharp(original).resize({ width: each, height: Math.round((fullHeight * each) / fullWidth), fit: 'fill', kernel: 'lanczos3' });
    const target = join(places.pictures, `${name}-${each}`);
    await resized().webp({ quality: 80, alphaQuality: 90, effort: 5, smartSubsample: true }).toFile(`${target}.webp`);
    for (const quality of qualities) {
      // Ten bits hold the dark studio's slow gradients without steps, in fewer bytes.
      await resized().avif({ quality, effort: 4, chromaSubsampling: '4:4:4', bitdepth: hasAlpha ? 8 : 10 }).toFile(`${target}.avif`);
      if (!hasAlpha || each > 640 || statSync(`${target}.avif`).size <= smallCutOut) break;
    }
  }
  const entry = { width, height, widths, ...(hasAlpha ? {} : { color: await ground(original) }) };
  removeOthers(name, filesOf(name, entry));
  return entry;
}

/** The colour that most of the picture has about it: each channel's median. */
async function ground(original: string): Promise<string> {
  const { data, info } = await sharp(original).resize(48, 48, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const channel = (index: number) => {
    const values = Array.from({ length: data.length / info.channels }, (_, pixel) => data[pixel * info.channels + index] ?? 0).sort((a, b) => a - b);
    return (values[values.length >> 1] ?? 0).toString(16).padStart(2, '0');
  };
  return `#${[0, 1, 2].map(channel).join('')}`;
}
