import sharp from 'sharp';
import type { Pixels } from './compare.ts';

/** Unpacks a picture of any format. */
export async function unpack(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Compresses a picture losslessly, as small as possible, because it is committed. */
export async function packSmall(pixels: Pixels): Promise<Buffer> {
  // More effort is not always less: which one wins depends on the picture.
  const packed = await Promise.all(
    [2, 6].map((effort) => raw(pixels).removeAlpha().webp({ lossless: true, effort }).toBuffer()),
  );
  return packed.reduce((least, other) => (other.length < least.length ? other : least));
}

/** Compresses a picture losslessly, fast instead of small, because it is temporary. */
export function packSoon(pixels: Pixels): Promise<Buffer> {
  return raw(pixels).webp({ lossless: true, effort: 0 }).toBuffer();
}

function raw({ width, height, data }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 4 } });
}
