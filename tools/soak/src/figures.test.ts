import { describe, expect, it } from 'vitest';
import { growth, largest, quantile } from './figures.ts';

describe('figures', () => {
  it('quantile: is the value that this share of the figures does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([0, 0.5, 0.99, 1].map((share) => quantile(hundred, share))).toEqual([1, 50, 99, 100]);
  });

  it('growth: compares the end with the time after the caches are full', () => {
    expect(growth([10, 50, 100, 100, 100, 100, 100, 100])).toBe(1);
    expect(growth([10, 50, 100, 100, 120, 130, 150, 150])).toBe(1.5);
  });

  it('no figures: return NaN', () => {
    expect([quantile([], 0.5), largest([]), growth([1, 2])]).toEqual([NaN, NaN, NaN]);
  });
});
