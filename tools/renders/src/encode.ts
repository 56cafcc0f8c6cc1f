import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, filesOf, sharedFile } from '@kinemorph/content/pictures/files';
import sharp from 'sharp';
import { places } from './places.ts';
import { removeOthers, type ManifestEntry } from './manifest.ts';

/** In bytes: what a phone fetches of a picture that a page shows many of. */
const smallCutOut = 60_000;
const qualities = [55, 48, 42, 36];

/** The widths to encode: never larger than the original. */
export function widthsFor(width: number): number[] {
  if (width >= 1920) return [640, 1280, 1920];
  if (width >= 1280) return [...new Set([640, 1280, width])];
  return [320, 640, width].filter((each, index, all) => each <= width && all.indexOf(each) === index);
}

/**
 * The size to which a cut-out is extended, by a few transparent pixels, so that its smaller sizes have its proportions: a height
 * rounded to whole pixels would move what stands below the picture by one when it comes.
 */
export function exactSize(width: number, height: number): { readonly width: number; readonly height: number } {
  // It ends: from 200 to 2400 pixels, where every size has been tried, at most 37 are needed.
  for (let room = 0; ; room += 1) {
    for (let more = 0; more <= room; more += 1) {
      const size = { width: width + more, height: height + room - more };
      if (widthsFor(size.width).every((each) => isExact((size.height * each) / size.width, each))) return size;
    }
  }
}

/** Whether a height is as good as whole: a fifth of a pixel astray in a width of 1280. */
const isExact = (height: number, width: number) => Math.abs(Math.round(height) - height) <= width / 6400;

/** Writes a picture in every width and format, and says what the site has to know of it. */
export async function encode(name: string, original: string): Promise<ManifestEntry> {
  const { width: drawnWidth, height: drawnHeight, hasAlpha } = await sharp(original).metadata();
  const { width: fullWidth, height: fullHeight } = hasAlpha
    ? exactSize(drawnWidth, drawnHeight)
    : { width: drawnWidth, height: drawnHeight };
  const isOnPaper = !hasAlpha && (await hasPaperEdges(original));
  const extended = await sharp(original)
    .extend({ right: fullWidth - drawnWidth, top: fullHeight - drawnHeight, background: 'transparent' })
    .toBuffer();
  const widths = widthsFor(fullWidth);
  const width = Math.max(...widths);
  const height = Math.round((fullHeight * width) / fullWidth);
  mkdirSync(join(places.pictures, name.split('/')[0] ?? ''), { recursive: true });
  for (const each of widths) {
    const resized = () =>
      sharp(extended).resize({
        width: each,
        height: Math.round((fullHeight * each) / fullWidth),
        fit: 'fill',
        kernel: 'lanczos3',
      });
    const target = (format: 'avif' | 'webp') => join(places.pictures, fileOf(name, each, format));
    await resized().webp({ quality: 80, alphaQuality: 90, effort: 5, smartSubsample: true }).toFile(target('webp'));
    for (const quality of qualities) {
      // Ten bits hold the dark studio's slow gradients without steps, in fewer bytes. Chromium decodes them two steps too dark: beside a page of the same paper, that shows as an edge.
      await resized()
        .avif({ quality, effort: 4, chromaSubsampling: '4:4:4', bitdepth: hasAlpha || isOnPaper ? 8 : 10 })
        .toFile(target('avif'));
      if (!hasAlpha || each > 640 || statSync(target('avif')).size <= smallCutOut) break;
    }
  }
  const shared = sharedFile(name, { width });
  if (shared)
    await sharp(original)
      .resize({ width, height, fit: 'fill', kernel: 'lanczos3' })
      .jpeg({ quality: 84, mozjpeg: true })
      .toFile(join(places.pictures, shared));
  const entry = { width, height, widths, ...(hasAlpha ? {} : { color: await ground(original) }) };
  removeOthers(name, filesOf(name, entry));
  return entry;
}

/** The ground of the site's light pages, which pictures by daylight have as well. */
const paper = [0xf6, 0xf5, 0xf2];

/** Whether most of a picture's edge is paper, so that it may stand on a page of paper without a frame. */
async function hasPaperEdges(original: string): Promise<boolean> {
  const side = 64;
  const { data, info } = await sharp(original)
    .resize(side, side, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const edge = Array.from({ length: side }, (_, at) => [at, at * side, at * side + side - 1]).flat();
  const isPaper = (pixel: number) =>
    paper.every((value, channel) => Math.abs((data[pixel * info.channels + channel] ?? 0) - value) <= 3);
  return edge.filter(isPaper).length > edge.length * 0.7;
}

/** The colour that most of the picture has about it: each channel's median. */
async function ground(original: string): Promise<string> {
  const { data, info } = await sharp(original)
    .resize(48, 48, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const channel = (index: number) => {
    const values = Array.from(
      { length: data.length / info.channels },
      (_, pixel) => data[pixel * info.channels + index] ?? 0,
    ).sort((a, b) => a - b);
    return (values[values.length >> 1] ?? 0).toString(16).padStart(2, '0');
  };
  return `#${[0, 1, 2].map(channel).join('')}`;
}
