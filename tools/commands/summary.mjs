/**
 * Adds up what the test runners reported.
 * @param {readonly { name: string, text: string }[]} reports Vitest's JSON reports
 * @param {number} status the exit code of the run that wrote them
 * @returns {{ lines: string[], failed: boolean }} the names of what failed, and last the line that counts
 */
export function summarize(reports, status) {
  let passed = 0;
  let failed = 0;
  let skipped = 0;
  const lines = [];
  for (const { name, text } of reports) {
    /** @type {{ testResults?: { name: string, status: string, message?: string, assertionResults?: { fullName: string, status: string }[] }[] }} */
    let report;
    try {
      report = JSON.parse(text);
    } catch {
      failed += 1;
      lines.push(`✗ ${name} is no report`);
      continue;
    }
    for (const file of report.testResults ?? []) {
      const tests = file.assertionResults ?? [];
      for (const test of tests) {
        if (test.status === 'passed') passed += 1;
        else if (test.status === 'failed') {
          failed += 1;
          lines.push(`✗ ${test.fullName} (${name})`);
        } else skipped += 1;
      }
      // A file that did not load has failed without a test of its own.
      if (file.status === 'failed' && !tests.some((test) => test.status === 'failed')) {
        failed += 1;
        lines.push(`✗ ${file.name}: ${file.message ?? 'did not run'}`);
      }
    }
  }
  if (passed === 0 && failed === 0) {
    failed = 1;
    lines.push('✗ no test ran');
  }
  if (status !== 0 && failed === 0) {
    failed = 1;
    lines.push('✗ a lint, types or build task failed: see its output above');
  }
  lines.push(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return { lines, failed: failed > 0 };
}
