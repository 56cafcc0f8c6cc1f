import { table } from '@kinemorph/bench/table';
import type { PhaseReport } from './soak.ts';
import { judge, type Limit, type Row, type Unit } from './verdict.ts';

const digits: Readonly<Record<Unit, number>> = { ms: 1, MB: 0, share: 2, times: 2, count: 0 };
const suffix: Readonly<Record<Unit, string>> = { ms: ' ms', MB: ' MB', share: '', times: ' ×', count: '' };

/**
 * Formats the figures of a run as a table: what was requested of the site, its limit, what was measured, what the machine itself
 * did to it, and whether it is within.
 */
export function formatReports(reports: readonly PhaseReport[]): string {
  const rows = reports.flatMap((report) => report.rows);
  const head = ['', 'limit', 'measured', 'control', 'starved', ''];
  return table(
    [
      head,
      ...rows.map((row) => [
        `${row.about}: ${row.what}`,
        formatLimit(row),
        figure(row.measured, row.unit),
        row.machine ? figure(row.machine.control, row.unit) : '',
        row.machine ? `${Math.round(row.machine.starved * 100)} %` : '',
        judge(row),
      ]),
    ],
    { lastIsText: true },
  );
}

function formatLimit({ limit, unit }: { limit: Limit; unit: Unit }): string {
  return 'atMost' in limit ? `≤ ${figure(limit.atMost, unit)}` : `≥ ${figure(limit.atLeast, unit)}`;
}

function figure(value: number, unit: Unit): string {
  return Number.isNaN(value) ? 'none' : value.toFixed(digits[unit]) + suffix[unit];
}

/** Returns the content of the report file. */
export function reportOf(machine: object, minutes: number, reports: readonly PhaseReport[]) {
  return {
    machine,
    minutes,
    phases: Object.fromEntries(
      reports.map(({ id, rows, details }) => [
        id,
        { rows: rows.map((row) => ({ ...row, verdict: judge(row) })), details },
      ]),
    ),
  };
}

/** Returns the rows of a run that missed their limit, without those of which the machine was too busy to tell. */
export function missedRows(reports: readonly PhaseReport[]): readonly Row[] {
  return reports.flatMap(({ rows }) => rows.filter((row) => judge(row) === 'missed'));
}
