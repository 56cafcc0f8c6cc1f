import type { Pixels } from './compare.ts';

/** How far a calmed pixel may be from what the browser drew, in each of its colours, of 255. */
export const tolerance = 6;

/**
 * Takes the noise out of gradients: the browser dithers them, which no eye sees and no file format can pack.
 * A pixel becomes its left or upper neighbour where it is as good as equal; all others stay as they are.
 */
export function calm({ width, height, data }: Pixels): Pixels {
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let at = 0; at < to.length; at += 1) {
    const pixel = from[at] ?? 0;
    const left = to[at - 1] ?? 0;
    const above = to[at - width] ?? 0;
    if (pixel === from[at - 1] || isNear(pixel, left)) to[at] = left;
    else if (isNear(pixel, above)) to[at] = above;
    else to[at] = pixel;
  }
  return { width, height, data: new Uint8Array(to.buffer) };
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
