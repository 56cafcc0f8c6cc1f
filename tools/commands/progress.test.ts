import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { endedTasks, failureLines, progressFolder, progressLine, ProgressReporter, readRunning } from './progress.mjs';

const folder = mkdtempSync(join(tmpdir(), 'progress-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('a task has ended once Nx has printed its output, with or without colours', () => {
  expect(
    endedTasks('\n> nx run @kinemorph/ui:lint\n\n> eslint .\n\u001B[31m✖\u001B[39m  nx run @kinemorph/site:test\n\n'),
  ).toEqual(['@kinemorph/ui:lint', '@kinemorph/site:test']);
});

it('the progress line shows finished tasks, running tasks with their progress, and failures', () => {
  const running = [
    { name: 'a:test', done: 3, of: 9, failures: [] },
    { name: 'b:e2e', done: 1, of: 2, failures: [{ file: 'e2e/x.test.ts', test: 'works', reason: 'no' }] },
  ];
  expect(progressLine({ minutes: 4, ended: 2, tasks: 5, running })).toBe(
    'gate, 4 min: 2 of 5 tasks done · a:test at 3 of 9 files · b:e2e at 1 of 2 files · 1 failed so far',
  );
});

it('a failed test is shown with the reason and the command that runs it again', () => {
  expect(failureLines('b:e2e', { file: 'e2e/x.test.ts', test: 'works', reason: 'expected 1 to be 0' })).toBe(
    '✗ b:e2e › works\n  expected 1 to be 0\n  again: npx nx run b:e2e -- e2e/x.test.ts',
  );
});

it('a run is reported while it lasts, and only within the gate', () => {
  vi.stubEnv(progressFolder, undefined);
  const outside = new ProgressReporter('a:test');
  outside.onTestRunStart([1, 2]);
  expect(readRunning(folder)).toEqual([]);

  vi.stubEnv(progressFolder, folder);
  const reporter = new ProgressReporter('a:test');
  reporter.onTestRunStart([1, 2]);
  const failed = { fullName: 'works', result: () => ({ errors: [{ message: 'expected 1 to be 0\n  at x.test.ts' }] }) };
  reporter.onTestModuleEnd({ relativeModuleId: 'x.test.ts', children: { allTests: () => [failed] } } as never);
  expect(readRunning(folder)).toEqual([
    { name: 'a:test', done: 1, of: 2, failures: [{ file: 'x.test.ts', test: 'works', reason: 'expected 1 to be 0' }] },
  ]);
  reporter.onTestRunEnd();
  expect(readRunning(folder)).toEqual([]);
});
