import { describe, expect, it } from 'vitest';
import { containedSizes } from './contained-sizes.ts';

describe('sizes of a contained picture', () => {
  const boxSizes = '(min-width: 64em) 25vw, 50vw';

  it('taller than its box: are the part of the box that it fills', () => {
    expect(containedSizes({ width: 600, height: 800 }, boxSizes, 1.5)).toBe(
      '(min-width: 64em) calc(25vw * 0.5), calc(50vw * 0.5)',
    );
  });

  it.each([1, 1.5, 2])('not taller than its box, %f times as wide as high: are those of the box', (boxRatio) => {
    expect(containedSizes({ width: 1600, height: 800 }, boxSizes, boxRatio)).toBe(boxSizes);
  });
});
