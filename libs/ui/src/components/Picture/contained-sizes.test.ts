import { describe, expect, it } from 'vitest';
import { containedSizes } from './contained-sizes.ts';

describe('`sizes` of a picture in a box', () => {
  const boxSizes = '(min-width: 64em) 25vw, 50vw';

  it('that it does not fill: has the width of the picture', () => {
    expect(containedSizes({ width: 600, height: 800 }, boxSizes, 1.5)).toBe(
      '(min-width: 64em) calc(25vw * 0.5), calc(50vw * 0.5)',
    );
  });

  it.each([1, 1.5, 2])('whose width it fills: has the width of the box, %f times as wide as high', (boxRatio) => {
    expect(containedSizes({ width: 1600, height: 800 }, boxSizes, boxRatio)).toBe(boxSizes);
  });
});
