import { beforeAll, describe, expect, it } from 'vitest';
import { formatReports } from '../src/report.ts';
import { soak, type PhaseReport } from '../src/soak.ts';
import { judge } from '../src/verdict.ts';

// Times, rates and their ratios are for `npm run soak` on a quiet machine: whatever else runs here would decide them. They are printed here, too.
const isSteady = ({ unit, what }: PhaseReport['rows'][number]) =>
  unit !== 'ms' && !what.includes('p99') && !what.startsWith('goodput');

let reports: readonly PhaseReport[] = [];
let table = '';

describe.runIf(process.platform === 'linux')('a minute of load', () => {
  beforeAll(async () => {
    reports = await soak(1, (line) => console.log(line));
    table = formatReports(reports);
    console.log(table);
  });

  it.each([
    [
      'overload',
      '3 × the renders that it can do: refuses what is too much, with retry-after, and leaves nothing unanswered',
    ],
    ['cold', 'every page at once on a cold server: all are answered, and pages from memory go on'],
    ['boundary', 'a boundary that touches every page: each changes, and none goes unanswered'],
    ['production', 'a mixed flood: takes no more than 200 MB, and no more the longer it lasts'],
    ['previews', 'a mixed flood of previews: takes no more than 400 MB, and no more the longer it lasts'],
  ])('%s: %s', (id) => {
    const rows = reports.find((report) => report.id === id)?.rows.filter(isSteady) ?? [];
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(judge(row), `${row.what}\n${table}`).not.toBe('missed');
  });
});
