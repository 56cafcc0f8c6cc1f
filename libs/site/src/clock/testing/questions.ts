import type { Clock, Timeline, Window } from '@kinemorph/content/time';
import fc from 'fast-check';

/** An instant near 0. */
export const moment = fc.integer({ min: -12, max: 12 });
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

/** A question of a model to a clock. */
export type Question =
  { readonly window: Window } | { readonly timeline: Timeline<string, 'us'> } | { readonly moment: number };
export const questions: fc.Arbitrary<Question> = fc.oneof(
  windows.map((window) => ({ window })),
  timelines.map((timeline) => ({ timeline })),
  moment.map((at) => ({ moment: at })),
);

/** Puts one question to a clock. */
export function ask(clock: Clock, question: Question): unknown {
  if ('window' in question) return clock.isOpen(question.window);
  if ('timeline' in question) return clock.stage(question.timeline, 'us');
  return clock.hasPassed(question.moment);
}

/** Computes a model that reads one value after the other, and the next only if the answer before requires it. */
export function model(clock: Clock, list: readonly Question[]): string {
  const said: unknown[] = [];
  for (const question of list) {
    const answer = ask(clock, question);
    said.push(answer);
    if (answer === false || answer === 'after') break;
  }
  return JSON.stringify(said);
}
