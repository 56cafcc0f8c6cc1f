import type { Clock } from '@kinemorph/content/time';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { keepBetweenBoundaries } from './between-boundaries.server.ts';
import { createRenderClock } from './render-clock.server.ts';
import { model, moment, questions } from '../testing/questions.ts';

describe('the part that several pages share', () => {
  it('equals what each page would create itself, and has the same expiry', () => {
    fc.assert(
      fc.property(fc.array(questions, { maxLength: 6 }), fc.array(moment, { minLength: 2 }), (queries, instants) => {
        const keep = keepBetweenBoundaries<string>();
        for (const now of instants) {
          const [clock, alone] = [createRenderClock(now), createRenderClock(now)];
          expect(keep('frame', clock, (own) => model(own, queries))).toBe(model(alone, queries));
          expect([clock.expires, clock.changed]).toEqual([alone.expires, alone.changed]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('is created once between two boundaries for each name', () => {
    const keep = keepBetweenBoundaries<boolean>();
    const make = vi.fn((clock: Clock) => clock.isOpen({ opens: 0, closes: 10 }));
    const made = ([name, now]: readonly [string, number]) => {
      keep(name, createRenderClock(now), make);
      return make.mock.calls.length;
    };
    const pages = [
      ['us', 5],
      ['us', 9],
      ['us', 0],
      ['de', 5],
      ['us', 10],
      ['us', -1],
    ] as const;
    expect(pages.map(made)).toEqual([1, 1, 1, 2, 3, 4]);
  });
});
