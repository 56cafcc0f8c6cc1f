/**
 * Adding up what a run of the gate came to: pure, so that the summary can be trusted.
 *
 * @typedef {{ id: string, report?: string }} Planned a task; `report` is the test report that it declares as output
 * @typedef {{ passed: number, failed: number, skipped: number, failures: string[] }} Tally
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} Assertion
 * @typedef {{ startTime: number, endTime: number }} Timed
 * @typedef {Timed & { name: string, status: string, message?: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ testResults: TestFile[] }} Report
 * @typedef {{ tasks: { taskId: string, status: number, startTime: string, endTime: string }[] }} Run Nx's record of one
 */

/**
 * The tasks of Nx's task graph, each with its report.
 * @param {{ tasks: { tasks: Record<string, { id: string, outputs: string[] }> } }} graph
 * @returns {Planned[]}
 */
export function plannedTasks(graph) {
  return Object.values(graph.tasks.tasks).map(({ id, outputs }) => {
    const report = outputs.find((output) => /^reports\/.*\.json$/.test(output));
    return report ? { id, report } : { id };
  });
}

/**
 * The exit code of each task that ran, from Nx's record of its last run.
 * @param {{ tasks: { taskId: string, status: number }[] }} record
 */
export function exitCodes(record) {
  return new Map(record.tasks.map(({ taskId, status }) => [taskId, status]));
}

/**
 * Counts every test, and every task without tests as one check. A task that failed, or never ran, counts as a failure
 * even if none of its tests failed.
 * @param {Planned[]} tasks
 * @param {Map<string, number>} codes
 * @param {(path: string) => Report | undefined} readReport
 * @returns {Tally}
 */
export function tally(tasks, codes, readReport) {
  const total = { passed: 0, failed: 0, skipped: 0, failures: /** @type {string[]} */ ([]) };
  for (const task of tasks) {
    const code = codes.get(task.id);
    const part = task.report === undefined ? check(code) : tests(readReport(task.report), code);
    total.passed += part.passed;
    total.failed += part.failed;
    total.skipped += part.skipped;
    total.failures.push(...part.failures.map((failure) => `${task.id}${failure && ` › ${failure}`}`));
  }
  return total;
}

/** @param {number | undefined} code @returns {Tally} */
function check(code) {
  if (code === 0) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return { passed: 0, failed: 1, skipped: 0, failures: [code === undefined ? 'did not run' : ''] };
}

/**
 * @param {Report | undefined} report
 * @param {number | undefined} code
 * @returns {Tally}
 */
function tests(report, code) {
  if (!report)
    return { passed: 0, failed: 1, skipped: 0, failures: [code === undefined ? 'did not run' : 'left no test report'] };
  const files = report.testResults;
  const all = files.flatMap((file) => file.assertionResults);
  const failures = [
    ...all.filter(({ status }) => status === 'failed').map(failureLine),
    ...files.filter(fellOver).map((file) => firstLine(`${file.name}: ${file.message || 'failed outside its tests'}`)),
  ];
  if (code !== 0 && failures.length === 0)
    failures.push(code === undefined ? 'did not run' : 'failed outside its tests');
  const passed = all.filter(({ status }) => status === 'passed').length;
  const skipped = all.filter(({ status }) => status !== 'passed' && status !== 'failed').length;
  return { passed, failed: failures.length, skipped, failures };
}

/**
 * Returns true for a file that failed although none of its tests did: it did not load, or a hook threw.
 * @param {TestFile} file
 */
function fellOver(file) {
  return file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed');
}

/** @param {Assertion} assertion */
function failureLine({ fullName, failureMessages }) {
  const reason = failureMessages?.[0];
  return firstLine(reason ? `${fullName}: ${reason}` : fullName);
}

/** @param {string} text */
function firstLine(text) {
  return text.split('\n', 1)[0] ?? '';
}

/**
 * Returns the slowest tasks, each with its slowest files, as a start for making the gate faster.
 * @param {Planned[]} tasks
 * @param {{ tasks: { taskId: string, startTime: string, endTime: string }[] }} record
 * @param {(path: string) => Report | undefined} readReport
 */
export function timeLines(tasks, record, readReport) {
  return record.tasks
    .map(({ taskId, startTime, endTime }) => ({ taskId, took: Date.parse(endTime) - Date.parse(startTime) }))
    .sort((a, b) => b.took - a.took)
    .slice(0, 8)
    .map(({ taskId, took }) => {
      const report = tasks.find(({ id }) => id === taskId)?.report;
      const files = (report === undefined ? undefined : readReport(report))?.testResults ?? [];
      const longest = files
        .map(({ name, startTime: start, endTime: end }) => ({ name: name.split(/[\\/]/).at(-1), took: end - start }))
        .sort((a, b) => b.took - a.took)
        .slice(0, 4)
        .map((file) => `${file.name} ${minutes(file.took)}`);
      return `  ${minutes(took)} min  ${[taskId, ...longest].join(' · ')}`;
    });
}

/** @param {number} milliseconds */
function minutes(milliseconds) {
  return (milliseconds / 60_000).toFixed(1);
}

/** The gate's last line. @param {Tally} tally */
export function summaryLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/**
 * Returns true if the gate has passed; it has not if it tested nothing.
 * @param {Tally} tally
 */
export function isGreen({ passed, failed }) {
  return failed === 0 && passed > 0;
}
