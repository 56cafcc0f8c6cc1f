import type { Result } from './results.ts';
import { acceptCommand, reason } from './summary.ts';

/** A report as the gate adds it up: each story in each mode is a test. */
export function gateReport(results: readonly Result[], { skipped = false } = {}) {
  const assertionResults = results.map((result) => ({
    fullName: `${result.name} · ${result.mode}`,
    status: skipped ? 'skipped' : result.outcome === 'same' ? 'passed' : 'failed',
    failureMessages: skipped || result.outcome === 'same' ? [] : [`${result.outcome}${reason(result)}${result.outcome === 'broken' ? '' : `; to accept: ${acceptCommand(result.story)}`}`],
  }));
  const failed = assertionResults.some(({ status }) => status === 'failed');
  return { testResults: [{ name: 'visual', status: failed ? 'failed' : 'passed', assertionResults }] };
}
