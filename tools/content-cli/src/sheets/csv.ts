import { Mistake } from '@kinemorph/commands/mistake';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import type { ReturnedRow, WordRow } from './row.ts';

const columns = ['locale', 'folder', 'id', 'source', 'text', 'notes', 'mark'] as const;
const needed = columns.filter((column) => column !== 'notes');

/** Matches cells that a spreadsheet would run as a formula, also after apostrophes that already guard them. */
const formula = /^'*[=+\-@\t\r＝＋－＠]/;
const guarded = (cell: string) => (formula.test(cell) ? `'${cell}` : cell);
const unguarded = (cell: string) => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell);

/**
 * Matches cells that need quotation marks beyond the CSV rules: a spreadsheet ends a row at any unquoted line end, and
 * trims unquoted spaces.
 */
const quoted = /^\s|\s$|[\n\r\u00a0\u202f]/;

/** A sheet that Excel opens as it is: UTF-8 with its mark, Windows line ends, and no cell that it would run. */
export function writeCsv(rows: readonly WordRow[], separator: ',' | ';'): string {
  const lines = rows.map(({ notes, ...row }) =>
    Object.fromEntries(
      Object.entries({ ...row, notes: notes.join('; ') }).map(([column, cell]) => [column, guarded(cell)]),
    ),
  );
  return stringify(lines, {
    header: true,
    columns: [...columns],
    delimiter: separator,
    bom: true,
    record_delimiter: 'windows',
    quoted_match: quoted,
  });
}

/** Reads a sheet in any format in which Excel or a text editor saves it; additional columns are ignored. */
export function readCsv(text: string, name: string): readonly ReturnedRow[] {
  const [header = ''] = text.split(/\r\n|\r|\n/, 1);
  const delimiter = [';', '\t', ','].find((one) => header.includes(one)) ?? ',';
  const { names, lines } = records(text, name, delimiter);
  const lacking = needed.filter((column) => !names.includes(column));
  if (lacking.length > 0)
    throw new Mistake(
      `${name}:1 lacks the column${lacking.length > 1 ? 's' : ''} ${lacking.join(', ')}; npm run content -- words out writes ${columns.join(', ')}.`,
    );
  return lines.map(({ line, cells }) => {
    const cell = (column: string) =>
      unguarded((cells[names.indexOf(column)] ?? '').replaceAll('\r\n', '\n').replaceAll('\r', '\n'));
    return {
      line,
      locale: cell('locale').trim(),
      folder: cell('folder').trim(),
      id: cell('id').trim(),
      source: cell('source'),
      text: cell('text'),
      mark: cell('mark').trim(),
    };
  });
}

function records(
  text: string,
  name: string,
  delimiter: string,
): {
  readonly names: readonly string[];
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
} {
  try {
    const all = parse(text, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      info: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    // The parser reports the last line of a record; texts of several lines begin above it.
    const [first, ...rest] = all.map(({ info, record }) => ({ line: info.lines, cells: record }));
    return { names: (first?.cells ?? []).map((cell) => cell.trim().toLowerCase()), lines: rest };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Mistake(`${name}:${String(error.lines)} cannot be read: ${error.message}.`);
  }
}
