import { describe, expect, it } from 'vitest';
import { timesOfQuiet } from './background.ts';

const figures = (p99: number) => ({ kept: 1, p99, worst: p99 });

describe('how much longer pages take under load', () => {
  it('quiet machine: is the figure under load over that in quiet', () => {
    expect(timesOfQuiet([figures(2), figures(6)], [figures(1), figures(1)])).toBe(3);
  });

  it('machine that took longer itself: is taken off', () => {
    expect(timesOfQuiet([figures(2), figures(24)], [figures(1), figures(4)])).toBe(3);
  });

  it('machine that was quicker than in quiet: adds nothing', () => {
    expect(timesOfQuiet([figures(2), figures(6)], [figures(4), figures(1)])).toBe(3);
  });
});
