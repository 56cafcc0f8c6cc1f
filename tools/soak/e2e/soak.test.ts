import { beforeAll, describe, expect, it } from 'vitest';
import { gateRun } from '../src/options.ts';
import { formatReports, outcomeLine, judgeRun } from '../src/report.ts';
import { soak, type PhaseReport } from '../src/soak.ts';

let reports: readonly PhaseReport[] = [];
let table = '';

describe.runIf(process.platform === 'linux')('a minute of load', () => {
  beforeAll(async () => {
    reports = await soak(gateRun, (line) => console.log(line));
    table = formatReports(reports);
    console.log(`${table}\n${outcomeLine(judgeRun(reports, gateRun))}`);
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
    const phase = reports.filter((report) => report.id === id);
    expect(phase.flatMap(({ rows }) => rows).length).toBeGreaterThan(3);
    expect(judgeRun(phase, gateRun).missed, table).toEqual([]);
  });
});
