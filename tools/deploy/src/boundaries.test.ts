import { boundaries } from '@kinemorph/content';
import { describe, expect, it } from 'vitest';
import { busiestBoundaries } from './boundaries.ts';

describe('boundaries of a run', () => {
  it('are boundaries of the content, in order, at which several regions change', () => {
    const five = busiestBoundaries(5);
    expect(five).toHaveLength(5);
    expect(five.map(({ at }) => at)).toEqual([...five.map(({ at }) => at)].sort((a, b) => a - b));
    for (const { at, regions } of five) {
      expect(regions.length).toBeGreaterThan(1);
      for (const region of regions)
        expect(
          boundaries(region).map((one) => one.at),
          region,
        ).toContain(at);
    }
  });

  it('are on whole seconds, as nginx requires', () => {
    for (const { at } of busiestBoundaries(1000)) expect(at % 1000).toBe(0);
  });
});
