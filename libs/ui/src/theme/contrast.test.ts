import { wcagContrast, wcagLuminance } from 'culori';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contrast, contrastPairs, luminance } from './contrast.ts';

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test('luminance and contrast equal the results of the culori library', () => {
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(luminance(one)).toBeCloseTo(wcagLuminance(one), 10);
      expect(contrast(one, other)).toBeCloseTo(wcagContrast(one, other), 10);
    }),
  );
});

test('contrast is the same in both orders, and between 1 and 21', () => {
  expect(contrast('#000000', '#FFFFFF')).toBe(21);
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(contrast(one, one)).toBe(1);
      expect(contrast(one, other)).toBe(contrast(other, one));
      expect(contrast(one, other)).toBeGreaterThanOrEqual(1);
      expect(contrast(one, other)).toBeLessThanOrEqual(21);
    }),
  );
});

test('each pair of colours is listed only once for a wanted ratio', () => {
  const named = contrastPairs.map(({ over, under, wanted }) => `${over} ${under} ${wanted}`);
  expect(named.filter((one, index) => named.indexOf(one) < index)).toEqual([]);
});
