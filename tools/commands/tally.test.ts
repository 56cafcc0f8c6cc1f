import { describe, expect, it } from 'vitest';
import { exitCodes, isGreen, plannedTasks, summaryLine, tally, timeLines } from './tally.mjs';

const test = (status: string, fullName = 'a test', failureMessages?: string[]) => ({
  fullName,
  status,
  ...(failureMessages && { failureMessages }),
});
const file = (status: string, assertionResults: ReturnType<typeof test>[], message?: string) => ({
  name: 'a.test.ts',
  status,
  startTime: 0,
  endTime: 90_000,
  assertionResults,
  ...(message && { message }),
});
const planned = [{ id: 'a:test', report: 'reports/a-test.json' }];
/** Adds up one task with this report and exit code. */
const of = (files: ReturnType<typeof file>[] | undefined, code = 0) =>
  tally(planned, new Map([['a:test', code]]), () => (files ? { testResults: files } : undefined));
const neverRan = (report?: { testResults: ReturnType<typeof file>[] }) => tally(planned, new Map(), () => report);

describe('the plan', () => {
  it('contains every task of the graph, with the report among its outputs', () => {
    const task = (id: string, ...outputs: string[]) => ({ [id]: { id, outputs } });
    const tasks = {
      ...task('a:lint'),
      ...task('a:build', 'libs/a/dist'),
      ...task('a:test', 'coverage', 'reports/a-test.json'),
    };
    expect(plannedTasks({ tasks: { tasks } })).toEqual([
      { id: 'a:lint' },
      { id: 'a:build' },
      { id: 'a:test', report: 'reports/a-test.json' },
    ]);
  });

  it('gets its exit codes from the record', () => {
    expect(exitCodes({ tasks: [{ taskId: 'a:lint', status: 2 }] })).toEqual(new Map([['a:lint', 2]]));
  });
});

describe('a task with a report', () => {
  it('counts each test', () => {
    expect(of([file('passed', [test('passed'), test('passed')]), file('passed', [test('passed')])])).toEqual({
      passed: 3,
      failed: 0,
      skipped: 0,
      failures: [],
    });
  });

  it('shows a failed test with the first line of its reason', () => {
    const result = of(
      [file('failed', [test('passed'), test('failed', 'shows the price', ['expected 1\nto be 2'])])],
      1,
    );
    expect(result).toEqual({ passed: 1, failed: 1, skipped: 0, failures: ['a:test › shows the price: expected 1'] });
  });

  it.each(['skipped', 'pending', 'todo', 'disabled'])('counts %s tests as skipped', (status) => {
    expect(of([file('passed', [test('passed'), test(status)])])).toMatchObject({ passed: 1, failed: 0, skipped: 1 });
  });

  it('counts a file that failed outside its tests as a failure', () => {
    expect(of([file('failed', [], 'Cannot find module\nstack')], 1)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
      failures: ['a:test › a.test.ts: Cannot find module'],
    });
    expect(of([file('failed', [test('passed')])], 1).failures).toEqual([
      'a:test › a.test.ts: failed outside its tests',
    ]);
  });

  it('counts a failed exit code without a failed test as a failure', () => {
    expect(of([file('passed', [test('passed')])], 1)).toMatchObject({
      passed: 1,
      failed: 1,
      failures: ['a:test › failed outside its tests'],
    });
  });

  it('has failed when the report is missing, even with exit code 0', () => {
    expect(of(undefined, 0).failures).toEqual(['a:test › left no test report']);
    expect(neverRan().failures).toEqual(['a:test › did not run']);
  });

  it('has failed when it did not run, even if there is an old report', () => {
    expect(neverRan({ testResults: [file('passed', [test('passed')])] })).toMatchObject({
      failed: 1,
      failures: ['a:test › did not run'],
    });
  });
});

describe('a task without tests', () => {
  const lint = (codes: [string, number][]) => tally([{ id: 'a:lint' }], new Map(codes), () => undefined);

  it('counts as one check', () => {
    expect(lint([['a:lint', 0]])).toEqual({ passed: 1, failed: 0, skipped: 0, failures: [] });
    expect(lint([['a:lint', 1]])).toEqual({ passed: 0, failed: 1, skipped: 0, failures: ['a:lint'] });
  });

  it('has failed when it did not run', () => {
    expect(lint([]).failures).toEqual(['a:lint › did not run']);
  });
});

describe('the summary', () => {
  it.each([
    [{ passed: 3, failed: 0, skipped: 0 }, '3 passed, 0 failed'],
    [{ passed: 3, failed: 1, skipped: 2 }, '3 passed, 1 failed, 2 skipped'],
  ])('of %o is "%s"', (counts, line) => {
    expect(summaryLine({ ...counts, failures: [] })).toBe(line);
  });

  it('is green if tests passed and none failed', () => {
    expect(isGreen({ passed: 1, failed: 0, skipped: 1, failures: [] })).toBe(true);
    expect(isGreen({ passed: 1, failed: 1, skipped: 0, failures: [] })).toBe(false);
  });

  it('is not green when nothing was tested', () => {
    expect(isGreen(tally([], new Map(), () => undefined))).toBe(false);
    expect(isGreen(of([]))).toBe(false);
  });
});

it('the slowest tasks come first, with their slowest files', () => {
  const task = (taskId: string, seconds: number) => ({
    taskId,
    startTime: new Date(0).toISOString(),
    endTime: new Date(seconds * 1000).toISOString(),
  });
  const long = { ...file('passed', []), name: '/x/e2e/long.test.ts', endTime: 180_000 };
  expect(
    timeLines(planned, { tasks: [task('a:lint', 6), task('a:test', 240)] }, () => ({
      testResults: [file('passed', []), long],
    })),
  ).toEqual(['  4.0 min  a:test · long.test.ts 3.0 · a.test.ts 1.5', '  0.1 min  a:lint']);
});
