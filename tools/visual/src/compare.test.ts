import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calm, tolerance } from './calm.ts';
import { compare, type Pixels } from './compare.ts';

type Color = readonly [number, number, number];

/** Returns a picture with the given colour for each pixel. */
function paint(width: number, height: number, color: (x: number, y: number) => Color): Pixels {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...color(x, y), 255], (y * width + x) * 4);
  return { width, height, data };
}
const plain = (color: Color, width = 20, height = 20) => paint(width, height, () => color);
const paper: Color = [246, 245, 242];

describe('two pictures', () => {
  it('are the same when every pixel is', () => {
    expect(compare(plain(paper), plain(paper))).toEqual({ same: true });
  });

  it('differ by one pixel, which the difference marks', () => {
    const after = paint(20, 20, (x, y) => (x === 3 && y === 7 ? [255, 90, 31] : paper));
    const comparison = compare(plain(paper), after);
    expect(comparison).toMatchObject({ same: false, pixels: 1 });
    const diff = comparison.same ? undefined : comparison.diff;
    expect([...(diff?.data.subarray((7 * 20 + 3) * 4, (7 * 20 + 3) * 4 + 3) ?? [])]).toEqual([255, 0, 80]);
  });

  it('differ when a colour changes visibly, by 10 of 255', () => {
    expect(compare(plain([128, 128, 128]), plain([138, 138, 138]))).toMatchObject({ same: false, pixels: 400 });
  });

  it('do not differ when a colour changes by 3 of 255, as between processors', () => {
    expect(compare(plain([128, 128, 128]), plain([131, 131, 131]))).toEqual({ same: true });
  });

  it.each([
    ['grows', plain(paper, 20, 30)],
    ['shrinks', plain(paper, 20, 10)],
    ['widens', plain(paper, 21, 20)],
    ['grows by white', paint(20, 40, (_, y) => (y < 20 ? paper : [255, 255, 255]))],
  ])('differ when one %s, though nothing else changed', (_, after) => {
    const comparison = compare(plain(paper), after);
    expect(comparison).toMatchObject({ same: false });
    if (!comparison.same) {
      expect(comparison.pixels).toBeGreaterThan(0);
      expect([comparison.diff.width, comparison.diff.height]).toEqual([
        Math.max(20, after.width),
        Math.max(20, after.height),
      ]);
    }
  });
});

describe('a calmed picture', () => {
  const channel = fc.integer({ min: 0, max: 2 * tolerance });
  /** Pictures with the noise of a gradient or more: every pixel is within the tolerance of one colour. */
  const noisy = fc
    .tuple(
      fc.array(fc.tuple(channel, channel, channel), { minLength: 8 * 6, maxLength: 8 * 6 }),
      fc.integer({ min: 0, max: 255 - 2 * tolerance }),
    )
    .map(([noise, base]) =>
      paint(8, 6, (x, y) => {
        const [red, green, blue] = noise[y * 8 + x] ?? [0, 0, 0];
        return [base + red, base + green, base + blue];
      }),
    );

  it('differs from the original by at most the tolerance in every pixel', () => {
    fc.assert(
      fc.property(noisy, (picture) => {
        const { data } = calm(picture);
        expect(
          Math.max(...data.map((value, index) => Math.abs(value - (picture.data[index] ?? 0)))),
        ).toBeLessThanOrEqual(tolerance);
      }),
    );
  });

  it('counts as the same as the original in a comparison', () => {
    fc.assert(
      fc.property(noisy, (picture) => {
        expect(compare(picture, calm(picture))).toEqual({ same: true });
      }),
    );
  });

  it('does not contain the dither of a gradient', () => {
    const dithered = paint(40, 10, (x, y) => [100 + ((x + y) % 2), 100, 100]);
    expect(new Set(new Uint32Array(calm(dithered).data.buffer)).size).toBe(1);
  });
});
