import type { Pixels } from './compare.ts';

/** Maximum difference between a calmed pixel and the original, in each channel, of 255. */
export const tolerance = 6;

/**
 * Removes the noise of gradients, in place: browsers dither them, which is invisible but compresses badly. A pixel
 * becomes its left or upper neighbour if it is nearly equal; all others are unchanged.
 */
export function calm(picture: Pixels): Pixels {
  const { width, height, data } = picture;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  let drawn = 0;
  let left = 0;
  for (let at = 0; at < pixels.length; at += 1) {
    const pixel = pixels[at] ?? 0;
    // Most pixels are drawn as the one before.
    if (pixel !== drawn && !isNear(pixel, left)) {
      const above = at < width ? 0 : (pixels[at - width] ?? 0);
      left = isNear(pixel, above) ? above : pixel;
    }
    drawn = pixel;
    pixels[at] = left;
  }
  return picture;
}

function isNear(one: number, other: number): boolean {
  return (
    one === other ||
    (within(one, other, 0) && within(one, other, 8) && within(one, other, 16) && one >>> 24 === other >>> 24)
  );
}

function within(one: number, other: number, shift: number): boolean {
  return Math.abs(((one >>> shift) & 255) - ((other >>> shift) & 255)) <= tolerance;
}
