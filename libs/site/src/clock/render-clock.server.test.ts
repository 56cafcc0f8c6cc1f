import type { Clock, Timeline, Window } from '@kinemorph/content/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRenderClock } from './render-clock.server.ts';

const moment = fc.integer({ min: -12, max: 12 });
const windows = fc.record({
  opens: fc.option(moment, { nil: undefined }),
  closes: fc.option(moment, { nil: undefined }),
});
const timelines: fc.Arbitrary<Timeline<string, 'us'>> = fc
  .uniqueArray(moment, { minLength: 2, maxLength: 5 })
  .map((moments) => {
    const sorted = [...moments].sort((a, b) => a - b);
    const stages = sorted.slice(0, -1).map((_, index) => `stage ${index}`);
    // Some stage in the middle may never open.
    const opens = Object.fromEntries(
      stages.map((stage, index) => [stage, index === 1 && moments[0] === sorted[1] ? undefined : sorted[index]]),
    );
    return { stages, regions: { us: { opens, ends: sorted.at(-1) ?? 0 } } };
  });

type Question =
  { readonly window: Window } | { readonly timeline: Timeline<string, 'us'> } | { readonly moment: number };
const questions: fc.Arbitrary<Question> = fc.oneof(
  windows.map((window) => ({ window })),
  timelines.map((timeline) => ({ timeline })),
  moment.map((asked) => ({ moment: asked })),
);

function ask(clock: Clock, question: Question): unknown {
  if ('window' in question) return clock.isOpen(question.window);
  if ('timeline' in question) return clock.stage(question.timeline, 'us');
  return clock.hasPassed(question.moment);
}

/** A model that asks one thing after the other, and the next only when the answer before tells it to. */
function model(clock: Clock, asked: readonly Question[]): string {
  const said: unknown[] = [];
  for (const question of asked) {
    const answer = ask(clock, question);
    said.push(answer);
    if (answer === false || answer === 'after') break;
  }
  return JSON.stringify(said);
}

function boundariesOf(question: Question): readonly number[] {
  if ('window' in question) return [question.window.opens, question.window.closes].filter((at) => at !== undefined);
  if ('timeline' in question)
    return [
      ...Object.values(question.timeline.regions.us?.opens ?? {}).filter((at) => at !== undefined),
      question.timeline.regions.us?.ends ?? 0,
    ];
  return [question.moment];
}

describe('the clock of a render', () => {
  it('promises no more than holds: whatever a model asks, its output is the same until the page expires', () => {
    fc.assert(
      fc.property(fc.array(questions, { maxLength: 6 }), moment, (asked, now) => {
        const clock = createRenderClock(now);
        const shown = model(clock, asked);
        const until = clock.expires ?? 20;
        expect(until).toBeGreaterThan(now);
        for (let later = now; later < until; later += 1) expect(model(createRenderClock(later), asked)).toBe(shown);
      }),
      { numRuns: 2000 },
    );
  });

  it('expires at the earliest boundary ahead among those asked about', () => {
    fc.assert(
      fc.property(fc.array(questions, { maxLength: 6 }), moment, (asked, now) => {
        const clock = createRenderClock(now);
        for (const question of asked) ask(clock, question);
        const ahead = asked.flatMap(boundariesOf).filter((at) => at > now);
        expect(clock.expires).toBe(ahead.length > 0 ? Math.min(...ahead) : undefined);
      }),
      { numRuns: 1000 },
    );
  });

  it('knows no expiry before it is asked anything, nor when all it was asked lies behind', () => {
    const clock = createRenderClock(10);
    expect(clock.expires).toBeUndefined();
    clock.isOpen({ opens: 1, closes: 10 });
    clock.hasPassed(10);
    expect(clock.expires).toBeUndefined();
  });

  it('stands in the stage that opened last, before the first and after the end', () => {
    const timeline: Timeline<'a' | 'b', 'us' | 'kr'> = {
      stages: ['a', 'b'],
      regions: { us: { opens: { a: 10, b: 20 }, ends: 30 } },
    };
    const at = (now: number) => createRenderClock(now).stage(timeline, 'us');
    expect([9, 10, 19, 20, 29, 30].map(at)).toEqual(['before', 'a', 'a', 'b', 'b', 'after']);
    const clock = createRenderClock(0);
    expect(clock.stage(timeline, 'kr')).toBe('after');
    expect(clock.expires).toBeUndefined();
  });

  it('passes over a stage that a region goes without', () => {
    const timeline: Timeline<'a' | 'b' | 'c', 'us'> = {
      stages: ['a', 'b', 'c'],
      regions: { us: { opens: { a: 10, b: undefined, c: undefined }, ends: 30 } },
    };
    expect([9, 10, 29, 30].map((now) => createRenderClock(now).stage(timeline, 'us'))).toEqual([
      'before',
      'a',
      'a',
      'after',
    ]);
    const clock = createRenderClock(10);
    clock.stage(timeline, 'us');
    expect(clock.expires).toBe(30);
  });

  it('does not move while it is asked', () => {
    const clock = createRenderClock(10);
    expect([clock.now, clock.hasPassed(10), clock.hasPassed(11), clock.now]).toEqual([10, true, false, 10]);
  });
});
