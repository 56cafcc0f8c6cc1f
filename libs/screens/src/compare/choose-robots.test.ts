import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseRobots, mostRobots } from './choose-robots.ts';

const known = ['a', 'b', 'c', 'd'];
const requested = fc.array(fc.oneof(fc.constantFrom(...known), fc.string()), { maxLength: 8 });

describe('the compared robots', () => {
  it('are two or three known robots, each once, for any ids in the address', () => {
    fc.assert(
      fc.property(requested, (ids) => {
        const chosen = chooseRobots(ids, known);
        expect(chosen.length).toBeGreaterThanOrEqual(2);
        expect(chosen.length).toBeLessThanOrEqual(mostRobots);
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const id of chosen) expect(known).toContain(id);
      }),
    );
  });

  it('are the requested ones in their order, up to the maximum', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(known), (ids) => {
        expect(chooseRobots(ids, known).slice(0, ids.length)).toEqual(ids.slice(0, mostRobots));
      }),
    );
  });

  it('are filled up from the start of the list if fewer than two are requested', () => {
    expect(chooseRobots([], known)).toEqual(['a', 'b']);
    expect(chooseRobots(['d'], known)).toEqual(['d', 'a']);
    expect(chooseRobots(['x'], ['a'])).toEqual(['a']);
  });
});
