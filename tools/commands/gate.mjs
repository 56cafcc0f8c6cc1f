import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readGateOptions } from './gate-options.mjs';
import { interrupted, run } from './processes.mjs';
import { endedTasks, failureLines, progressFolder, progressLine, readRunning } from './progress.mjs';
import { exitCodes, isGreen, plannedTasks, summaryLine, tally, timeLines } from './tally.mjs';
import { node, nx, readJson, root } from './workspace.mjs';

const graphFile = join(root, '.nx/gate-graph.json');
const recordFile = join(root, '.nx/cache/run.json');
const runningFolder = join(root, '.nx/gate-running');

/** `npm test`: all checks, or those that the options select, with their sum in the last line. */
export async function gate() {
  const options = readGateOptions(process.argv.slice(3));
  mkdirSync(join(root, '.nx'), { recursive: true });
  const plan = runMany(options, '--graph', graphFile);
  execFileSync(node, plan.args, { cwd: root, env: plan.env, stdio: ['ignore', 'ignore', 'inherit'] });
  const tasks = plannedTasks(/** @type {Parameters<typeof plannedTasks>[0]} */ (readJson(graphFile)));
  if (options.base !== undefined && tasks.length === 0) {
    console.log(`No change since ${options.base} can have touched anything that is tested.`);
    return 0;
  }
  forgetLastRun(tasks);

  const checks = runMany(options, '--parallel=2', '--outputStyle=static', '--nxBail=false');
  const progress = showProgress(tasks.length);
  const code = await run(checks.args, {
    env: { ...checks.env, [progressFolder]: runningFolder },
    onOutput: progress.read,
  });
  progress.end();
  if (code === interrupted) return code;
  const record = /** @type {import('./tally.mjs').Run} */ (
    existsSync(recordFile) ? readJson(recordFile) : { tasks: [] }
  );
  /** @param {string} path */
  const readReport = (path) =>
    existsSync(join(root, path)) ? /** @type {import('./tally.mjs').Report} */ (readJson(join(root, path))) : undefined;
  const result = tally(tasks, exitCodes(record), readReport);
  if (code !== 0 && result.failed === 0) {
    result.failed = 1;
    result.failures.push(`nx ended with exit code ${code}`);
  }

  console.log('');
  await run(['tools/checks/src/requirements.ts']);
  console.log(['', 'What took longest:', ...timeLines(tasks, record, readReport)].join('\n'));
  if (result.failures.length > 0)
    console.log(['', 'Failed:', ...result.failures.map((failure) => `  ✗ ${failure}`)].join('\n'));
  console.log(`\n${summaryLine(result)}`);
  return isGreen(result) ? 0 : 1;
}

/**
 * Deletes the files of an earlier run, which must not be counted; Nx restores the reports of cached tasks.
 * @param {import('./tally.mjs').Planned[]} tasks
 */
function forgetLastRun(tasks) {
  for (const { report } of tasks) if (report) rmSync(join(root, report), { force: true });
  rmSync(recordFile, { force: true });
  rmSync(runningFolder, { recursive: true, force: true });
}

/**
 * Prints the progress of the gate every half minute, and a failed test as soon as its file has ended.
 * @param {number} tasks
 */
function showProgress(tasks) {
  const start = Date.now();
  const shown = new Set();
  let ended = 0;
  let looks = 0;
  const timer = setInterval(() => {
    const running = readRunning(runningFolder);
    for (const { name, failures } of running)
      for (const failure of failures) {
        const lines = failureLines(name, failure);
        if (!shown.has(lines)) console.log(lines);
        shown.add(lines);
      }
    looks += 1;
    if (looks % 15 === 0)
      console.log(progressLine({ minutes: Math.round((Date.now() - start) / 60_000), ended, tasks, running }));
  }, 2000);
  return {
    /** @param {string} output */
    read: (output) => {
      ended += endedTasks(output).length;
    },
    end: () => {
      clearInterval(timer);
    },
  };
}

/**
 * @param {ReturnType<typeof readGateOptions>} options
 * @param {string[]} flags of Nx
 */
function runMany({ targets, base }, ...flags) {
  const which = base === undefined ? ['run-many'] : ['affected', `--base=${base}`];
  return nx(...which, '-t', ...targets, ...flags);
}
