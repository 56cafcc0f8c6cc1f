/**
 * Progress of a run of the gate. Each of its Vitest runs writes a file while it runs (`ProgressReporter`); Nx prints on
 * its standard output when a task has ended.
 *
 * @typedef {{ file: string, test: string, reason: string }} Failure a failed test; the reason is one line
 * @typedef {{ name: string, done: number, of: number, failures: Failure[] }} Running
 *   a running task: its name in Nx, the number of finished and of all test files, its failed tests so far
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The environment variable with the folder of the Vitest runs' files. */
export const progressFolder = 'GATE_PROGRESS';

/**
 * Returns the tasks whose output Nx, in its static style, has printed, from a piece of that output.
 * @param {string} output
 */
export function endedTasks(output) {
  return [...stripVTControlCharacters(output).matchAll(/^.{0,4}\bnx run (\S+:\w+)/gm)].map(([, task = '']) => task);
}

/**
 * One line: how many tasks are done, and what runs.
 * @param {{ minutes: number, ended: number, tasks: number, running: readonly Running[] }} now
 */
export function progressLine({ minutes, ended, tasks, running }) {
  const failed = running.reduce((sum, { failures }) => sum + failures.length, 0);
  return [
    `gate, ${minutes} min: ${ended} of ${tasks} tasks done`,
    ...running.map(({ name, done, of }) => `${name} at ${done} of ${of} files`),
    ...(failed > 0 ? [`${failed} failed so far`] : []),
  ].join(' · ');
}

/**
 * Names a failed test, with the reason and the command that runs it again.
 * @param {string} task
 * @param {Failure} failure
 */
export function failureLines(task, { file, test, reason }) {
  return [`✗ ${task} › ${test}`, `  ${reason}`, `  again: npx nx run ${task} -- ${file}`].join('\n');
}

/** A Vitest reporter that writes the progress file of its run; it does nothing outside the gate. */
export class ProgressReporter {
  #folder = process.env[progressFolder];
  #file = '';
  /** @type {Running} */
  #running;

  /** @param {string} name the task as Nx has it: `@kinemorph/ui:test` */
  constructor(name) {
    this.#running = { name, done: 0, of: 0, failures: [] };
    if (this.#folder) this.#file = join(this.#folder, `${name.replaceAll(/\W+/g, '-')}.json`);
  }

  /** @param {readonly unknown[]} files */
  onTestRunStart(files) {
    this.#running.of = files.length;
    this.#write();
  }

  /** @param {import('vitest/node').TestModule} module */
  onTestModuleEnd(module) {
    this.#running.done += 1;
    for (const test of module.children.allTests('failed')) {
      const [reason = ''] = (test.result().errors?.[0]?.message ?? '').split('\n', 1);
      this.#running.failures.push({ file: module.relativeModuleId, test: test.fullName, reason });
    }
    this.#write();
  }

  onTestRunEnd() {
    if (this.#file) rmSync(this.#file, { force: true });
  }

  #write() {
    if (!this.#folder) return;
    mkdirSync(this.#folder, { recursive: true });
    writeFileSync(this.#file, JSON.stringify(this.#running));
  }
}

/**
 * Reads the progress files in a folder.
 * @param {string} folder
 * @returns {Running[]}
 */
export function readRunning(folder) {
  try {
    return readdirSync(folder).map((file) => {
      /** @type {unknown} */
      const running = JSON.parse(readFileSync(join(folder, file), 'utf8'));
      return /** @type {Running} */ (running);
    });
  } catch {
    // The folder does not exist yet, or a file was written or removed meanwhile: the next read returns it.
    return [];
  }
}
