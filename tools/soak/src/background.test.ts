import { describe, expect, it } from 'vitest';
import { timesOfQuiet } from './background.ts';

const figures = (p99: number) => ({ kept: 1, p99, worst: p99 });

describe('slowdown under load', () => {
  it('quiet machine: is the time under load divided by the quiet time', () => {
    expect(timesOfQuiet([figures(2), figures(6)], [figures(1), figures(1)])).toBe(3);
  });

  it('slower machine: does not include the slowdown of the machine itself', () => {
    expect(timesOfQuiet([figures(2), figures(24)], [figures(1), figures(4)])).toBe(3);
  });

  it('faster machine: is not corrected', () => {
    expect(timesOfQuiet([figures(2), figures(6)], [figures(4), figures(1)])).toBe(3);
  });
});
