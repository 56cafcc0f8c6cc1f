import { expect, it } from 'vitest';
import { median } from './median.ts';

it.each([
  [[3, 1, 2], 2],
  [[10, 2, 9, 1], 5.5],
  [[7], 7],
  [[], NaN],
])('the median of %o is %s', (values, expected) => {
  expect(median(values)).toBe(expected);
});
