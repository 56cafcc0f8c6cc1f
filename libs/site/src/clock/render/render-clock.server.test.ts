import { instant, type Timeline } from '@kinemorph/content/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRenderClock } from './render-clock.server.ts';
import { ask, model, moment, questions, type Question } from '../testing/questions.ts';

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
  it('expires no later than the next change of a model’s output', () => {
    fc.assert(
      fc.property(fc.array(questions, { maxLength: 6 }), moment, (queries, now) => {
        const clock = createRenderClock(now);
        const shown = model(clock, queries);
        const until = clock.expires ?? 20;
        expect(until).toBeGreaterThan(now);
        for (let later = now; later < until; later += 1) expect(model(createRenderClock(later), queries)).toBe(shown);
      }),
      { numRuns: 2000 },
    );
  });

  it('compares a date with isPast without expiring at that date', () => {
    const clock = createRenderClock(instant('2024-12-01T00:00Z'));
    expect([clock.isPast(instant('2025-06-02T12:00Z')), clock.isPast(instant('2024-12-01T00:00Z'))]).toEqual([
      false,
      true,
    ]);
    expect(clock.expires).toBeUndefined();
  });

  it('expires at the earliest future boundary that a model asked about', () => {
    fc.assert(
      fc.property(fc.array(questions, { maxLength: 6 }), moment, (queries, now) => {
        const clock = createRenderClock(now);
        for (const question of queries) ask(clock, question);
        const ahead = queries.flatMap(boundariesOf).filter((at) => at > now);
        expect(clock.expires).toBe(ahead.length > 0 ? Math.min(...ahead) : undefined);
      }),
      { numRuns: 1000 },
    );
  });

  it('has no expiry if a model asked about no boundary, or only about past ones', () => {
    const clock = createRenderClock(10);
    expect(clock.expires).toBeUndefined();
    clock.isOpen({ opens: 1, closes: 10 });
    clock.hasPassed(10);
    expect(clock.expires).toBeUndefined();
  });

  it('returns the stage that opened last, or whether the time is before or after all stages', () => {
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

  it('skips a stage that a region does not have', () => {
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

  it('does not advance between calls', () => {
    const clock = createRenderClock(10);
    expect([clock.now, clock.hasPassed(10), clock.hasPassed(11), clock.now]).toEqual([10, true, false, 10]);
  });
});
