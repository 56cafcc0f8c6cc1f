import pixelmatch from 'pixelmatch';

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** How two pictures compare; `diff` marks where they differ, on nothing. */
export type Comparison =
  { readonly same: true } | { readonly same: false; readonly pixels: number; readonly diff: Pixels };

/**
 * How far a pixel's colour may stray, from 0 to 1 of what pixelmatch (YIQ) holds to be the farthest: six of 255 in each of
 * the three, whichever way, as much as `calm` moves it. No eye tells that, and a processor's way of rounding a gradient is less.
 */
const threshold = 0.0236;

/** Compares two pictures pixel by pixel. One that grew or shrank differs in all that is not in both. */
export function compare(before: Pixels, after: Pixels): Comparison {
  const sameSize = before.width === after.width && before.height === after.height;
  if (sameSize && Buffer.compare(before.data, after.data) === 0) return { same: true };
  const width = Math.max(before.width, after.width);
  const height = Math.max(before.height, after.height);
  const diff = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(onCanvas(before, width, height), onCanvas(after, width, height), diff, width, height, {
    threshold,
    diffMask: true,
    diffColor: [255, 0, 80],
    aaColor: [255, 190, 0],
  });
  if (sameSize && pixels === 0) return { same: true };
  return {
    same: false,
    pixels: sameSize ? pixels : Math.max(pixels, Math.abs(before.width * before.height - after.width * after.height)),
    diff: { width, height, data: diff },
  };
}

/** A picture at the top left of a larger, transparent one. */
function onCanvas({ width, height, data }: Pixels, canvasWidth: number, canvasHeight: number): Uint8Array {
  if (width === canvasWidth && height === canvasHeight) return data;
  const canvas = new Uint8Array(canvasWidth * canvasHeight * 4);
  for (let row = 0; row < height; row += 1)
    canvas.set(data.subarray(row * width * 4, (row + 1) * width * 4), row * canvasWidth * 4);
  return canvas;
}
