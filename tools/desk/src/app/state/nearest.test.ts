import { expect, it } from 'vitest';
import { justBefore, timeToWatch } from './nearest.ts';

const minute = 60_000;
const boundaries = [0, 60 * minute, 63 * minute];

it('preview just before a boundary: starts early enough to stay before it', () => {
  expect(timeToWatch(justBefore(60 * minute), boundaries)).toBe(50 * minute);
  expect(timeToWatch(justBefore(63 * minute), boundaries)).toBe(60 * minute);
});

it('preview of any other time: starts at that time', () => {
  expect(timeToWatch(20 * minute, boundaries)).toBe(20 * minute);
  expect(timeToWatch(63 * minute, boundaries)).toBe(63 * minute);
  expect(timeToWatch(-1, [])).toBe(-1);
});
