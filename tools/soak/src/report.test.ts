import { describe, expect, it } from 'vitest';
import { outcomeLine, judgeRun } from './report.ts';
import type { Row } from './verdict.ts';

const met: Row = { about: 'a site', what: 'a figure', limit: { atMost: 50 }, measured: 10, unit: 'count' };
const missed: Row = { ...met, measured: 60 };
const late: Row = { ...missed, unit: 'ms', machine: { control: 1, starved: 0.02 } };
const lowGoodput: Row = { ...met, limit: { atLeast: 0.8 }, measured: 0.5, unit: 'share', dependsOnTime: true };
const busy: Row = { ...missed, unit: 'ms', machine: { control: 1, starved: 0.9 } };
const outcome = (rows: readonly Row[], isGate = false) => judgeRun([{ id: 'a phase', rows, details: {} }], { isGate });

describe('the outcome of a run', () => {
  it.each([
    ['every limit was kept', 0, [met]],
    ['a limit was missed', 1, [met, missed]],
    ['a time was missed', 1, [met, late]],
    ['a figure made of times was missed', 1, [met, lowGoodput]],
    ['the machine was too busy to tell a figure: it has not passed', 2, [met, busy]],
    ['a limit was missed and another not told', 1, [missed, busy]],
  ])('%s: has exit code %i', (_, exitCode, rows) => {
    expect(outcome(rows).exitCode).toBe(exitCode);
  });

  it('gate: fails only for figures that a slow machine cannot affect', () => {
    expect(outcome([met, late, lowGoodput, busy], true).exitCode).toBe(0);
    expect(outcome([met, late, missed], true)).toMatchObject({ exitCode: 1, missed: [missed] });
  });

  it('line: shows how many limits were missed, and how many could not be judged', () => {
    expect([[met], [met, busy], [missed, busy]].map((rows) => outcomeLine(outcome(rows)))).toEqual([
      'No limit was missed.',
      'No limit was missed; the machine was too busy to tell 1, which have not passed.',
      '1 missed; the machine was too busy to tell 1, which have not passed.',
    ]);
    expect(outcomeLine(outcome([met, late, missed], true))).toBe(
      '2 missed (1 of them in time, which does not fail the gate).',
    );
  });
});
