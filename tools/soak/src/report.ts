import { table } from '@kinemorph/bench/table';
import type { PhaseReport } from './soak.ts';
import type { SoakRun } from './options.ts';
import { isTiming, verdictOf, type Limit, type Row, type Unit } from './verdict.ts';

const digits: Readonly<Record<Unit, number>> = { ms: 1, MB: 0, share: 2, times: 2, count: 0 };
const suffix: Readonly<Record<Unit, string>> = { ms: ' ms', MB: ' MB', share: '', times: ' ×', count: '' };

/**
 * Formats the figures of a run as a table: the measure, its limit, the measured value, the influence of the machine,
 * and the verdict.
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
        verdictOf(row),
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
export function reportOf(machine: object, run: SoakRun, reports: readonly PhaseReport[]) {
  return {
    machine,
    run,
    phases: Object.fromEntries(
      reports.map(({ id, rows, details }) => [
        id,
        { rows: rows.map((row) => ({ ...row, verdict: verdictOf(row) })), details },
      ]),
    ),
  };
}

/** The result of a run. */
export interface RunOutcome {
  /**
   * 0 if every limit was met, 1 if one was missed, 2 if none was missed but some were inconclusive on a busy machine.
   */
  readonly exitCode: 0 | 1 | 2;
  readonly missed: readonly Row[];
  /** Rows of the gate that missed a limit that depends on time: they do not fail it. */
  readonly tolerated: readonly Row[];
  /** Inconclusive rows. */
  readonly busy: readonly Row[];
}

/**
 * Summarises the verdicts of a run. An inconclusive row has not passed. The gate fails neither for inconclusive rows
 * nor for figures of time.
 */
export function judgeRun(reports: readonly PhaseReport[], { isGate }: Pick<SoakRun, 'isGate'>): RunOutcome {
  const rows = reports.flatMap((report) => report.rows);
  const isTolerated = (row: Row) => isGate && isTiming(row);
  const over = rows.filter((row) => verdictOf(row) === 'missed');
  const missed = over.filter((row) => !isTolerated(row));
  const busy = rows.filter((row) => verdictOf(row) === 'busy');
  const exitCode = missed.length > 0 ? 1 : busy.length > 0 && !isGate ? 2 : 0;
  return { exitCode, missed, tolerated: over.filter(isTolerated), busy };
}

/** Formats the outcome of a run in one line. */
export function outcomeLine({ missed, tolerated, busy }: RunOutcome): string {
  const all = missed.length + tolerated.length;
  return [
    all === 0 ? 'No limit was missed' : `${all} missed`,
    tolerated.length === 0 ? '' : ` (${tolerated.length} of them in time, which does not fail the gate)`,
    busy.length === 0 ? '.' : `; the machine was too busy to tell ${busy.length}, which have not passed.`,
  ].join('');
}
