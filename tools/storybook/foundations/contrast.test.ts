import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

describe('the contrast of two colours', () => {
  it('goes from 1 to 21, whichever comes first', () => {
    expect(contrast('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
    expect(contrast('rgb(255, 255, 255)', 'rgb(0, 0, 0)')).toBeCloseTo(21);
    expect(contrast('rgb(90, 100, 111)', 'rgb(90, 100, 111)')).toBe(1);
  });

  it('is what WCAG says of a grey that just reads', () => {
    expect(contrast('rgb(118, 118, 118)', 'rgb(255, 255, 255)')).toBeCloseTo(4.54, 2);
  });

  it('is read from both ways in which a browser writes a colour', () => {
    expect(contrast('color(srgb 0 0 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21);
  });

  it('is unknown of a colour in another space', () => {
    expect(contrast('oklch(0.5 0.1 20)', 'rgb(0, 0, 0)')).toBeUndefined();
  });
});
