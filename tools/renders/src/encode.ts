import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, filesOf, sharedFile, thumbnailFile, thumbnailSide } from '@kinemorph/content/pictures/files';
import sharp from 'sharp';
import { places } from './places.ts';
import { removeOthers, type ManifestEntry } from './manifest.ts';

/** Maximum bytes on a phone for a picture that pages show many of. */
const smallCutOut = 60_000;
const qualities = [55, 48, 42, 36];

/** The widths to encode: never larger than the original. */
export function widthsFor(width: number): number[] {
  if (width >= 1920) return [640, 1280, 1920];
  if (width >= 1280) return [...new Set([640, 1280, width])];
  return [320, 640, width].filter((each, index, all) => each <= width && all.indexOf(each) === index);
}

/**
 * Returns the size to which a cut-out is extended, by a few transparent pixels, so that its smaller sizes have exactly
 * its proportions. Otherwise a height rounded to whole pixels would shift the content below the picture by one pixel
 * when it loads.
 */
export function exactSize(width: number, height: number): { readonly width: number; readonly height: number } {
  // It terminates: for widths from 200 to 2400 pixels, all of which were tested, at most 37 pixels are needed.
  for (let room = 0; ; room += 1) {
    for (let more = 0; more <= room; more += 1) {
      const size = { width: width + more, height: height + room - more };
      if (widthsFor(size.width).every((each) => isExact((size.height * each) / size.width, each))) return size;
    }
  }
}

/**
 * Returns the width of a cut-out for phones, where it is often the first picture: 640 pixels are a third more bytes
 * than most of them can show. It is the width nearest to 480 at which the height is a whole number. Empty if there is
 * none near, and for a picture that is not larger than 640.
 */
export function cutOutPhoneWidths(width: number, height: number): number[] {
  if (width <= 640) return [];
  const near = Array.from({ length: 81 }, (_, at) => 440 + at);
  near.sort((a, b) => Math.abs(a - 480) - Math.abs(b - 480));
  return near.filter((each) => isExact((height * each) / width, each)).slice(0, 1);
}

/**
 * Returns the width of an upright scene for phones, which show it from edge to edge: for 412 CSS pixels at 1.75 each,
 * 640 pixels are too few, and the next larger file has twice as many bytes as they need.
 */
export function scenePhoneWidths(width: number, height: number): number[] {
  return height > width && width >= 1080 ? [736] : [];
}

/** Returns true if a height is close enough to an integer: within a fifth of a pixel at a width of 1280. */
const isExact = (height: number, width: number) => Math.abs(Math.round(height) - height) <= width / 6400;

/** Writes a picture in every width and format, and returns its data for the site. */
export async function encode(name: string, original: string): Promise<ManifestEntry> {
  const { width: drawnWidth, height: drawnHeight, hasAlpha } = await sharp(original).metadata();
  const { width: fullWidth, height: fullHeight } = hasAlpha
    ? exactSize(drawnWidth, drawnHeight)
    : { width: drawnWidth, height: drawnHeight };
  const isOnPaper = !hasAlpha && (await hasPaperEdges(original));
  const extended = await sharp(original)
    .extend({ right: fullWidth - drawnWidth, top: fullHeight - drawnHeight, background: 'transparent' })
    .toBuffer();
  const forPhones = hasAlpha ? cutOutPhoneWidths : scenePhoneWidths;
  const widths = [...widthsFor(fullWidth), ...forPhones(fullWidth, fullHeight)].sort((a, b) => a - b);
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
      // Ten bits render the dark studio's slow gradients without banding, in fewer bytes. But Chromium decodes them two
      // steps too dark, which shows as an edge on a page with the same background.
      await resized()
        .avif({ quality, effort: 4, chromaSubsampling: '4:4:4', bitdepth: hasAlpha || isOnPaper ? 8 : 10 })
        .toFile(target('avif'));
      if (!hasAlpha || each > 640 || statSync(target('avif')).size <= smallCutOut) break;
    }
  }
  if (hasAlpha)
    await sharp(extended)
      .resize({ width: thumbnailSide, height: thumbnailSide, fit: 'inside', kernel: 'lanczos3' })
      .avif({ quality: qualities[0], effort: 9, chromaSubsampling: '4:4:4', bitdepth: 8 })
      .toFile(join(places.pictures, thumbnailFile(name)));
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

/** The ground of the site's light pages, which is also the background of daylight pictures. */
const paper = [0xf6, 0xf5, 0xf2];

/** Returns true if most of a picture's edge has the colour of paper, so that it needs no frame on such a page. */
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

/** Returns the dominant colour of a picture: each channel's median. */
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
