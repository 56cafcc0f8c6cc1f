import pixelmatch from 'pixelmatch';

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** The comparison of two pictures; `diff` marks the different pixels on a transparent ground. */
export type Comparison =
  { readonly same: true } | { readonly same: false; readonly pixels: number; readonly diff: Pixels };

/**
 * The tolerated difference of a pixel's colour, as a share of pixelmatch's largest difference (YIQ): six of 255 in each
 * channel, in any direction, as much as `calm` changes it. The eye can't see that, and differences between processors
 * in rounding a gradient are smaller.
 */
const threshold = 0.0236;

/** Compares two pictures pixel by pixel. If the size changed, the area that is not in both is different. */
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
