import { Mistake } from '@kinemorph/commands/mistake';
import type { Region, RegionId } from '@kinemorph/content';
import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { zoned } from '../timeline/zoned.ts';
import type { PriceRow } from './row.ts';

export const columns = ['product', 'region', 'currency', 'kind', 'from', 'to', 'amount'] as const;
export type Column = (typeof columns)[number];
/**
 * The column with `sample` for prices that are samples; emptying the cell confirms the amount. The column is optional.
 */
const sampleColumn = 'sample';

/** A line of a sheet as it was typed. */
export interface SheetLine {
  /** From 1, as an editor counts. */
  readonly line: number;
  readonly cells: Readonly<Record<Column, string>>;
  /** Value of the sample column; undefined if the sheet has no such column. */
  readonly sample?: string | undefined;
}

/** `;` is Excel's separator in regions with a decimal comma. */
export type Separator = ',' | ';';

/** A sheet that Excel opens as it is: UTF-8 with its mark, and Windows line ends. */
export function writeSheet(
  rows: readonly PriceRow[],
  regions: Readonly<Record<RegionId, Region>>,
  separator: Separator,
): string {
  const at = (moment: number | undefined, region: RegionId) =>
    moment === undefined ? '' : zoned(moment, regions[region].timeZone);
  const lines = rows.map(({ from, to, amount, region, sample, ...rest }) => ({
    ...rest,
    region,
    [sampleColumn]: sample ? sampleColumn : '',
    from: at(from, region),
    to: at(to, region),
    amount: separator === ';' ? String(amount).replace('.', ',') : String(amount),
  }));
  return stringify(lines, {
    header: true,
    columns: [...columns, sampleColumn],
    delimiter: separator,
    bom: true,
    record_delimiter: 'windows',
  });
}

/**
 * Reads a sheet in any format in which Excel or a text editor saves it. Additional columns are notes and are ignored.
 */
export function readSheet(text: string, name: string): readonly SheetLine[] {
  const [header = ''] = text.split(/\r\n|\r|\n/, 1);
  const delimiter = [';', '\t', ','].find((one) => header.includes(one)) ?? ',';
  const records = parseRecords(text, name, delimiter);
  const lacking = columns.filter((column) => !records.header.includes(column));
  if (lacking.length > 0)
    throw new Mistake(
      `${name}:1 lacks the column${lacking.length > 1 ? 's' : ''} ${lacking.join(', ')}; a sheet has ${columns.join(', ')}, as npm run content -- prices export writes them.`,
    );
  const marks = records.header.indexOf(sampleColumn);
  return records.lines.map(({ line, cells }) => ({
    line,
    ...(marks >= 0 && { sample: cells[marks] ?? '' }),
    cells: Object.fromEntries(
      columns.map((column) => [column, cells[records.header.indexOf(column)] ?? '']),
    ) as SheetLine['cells'],
  }));
}

function parseRecords(
  text: string,
  name: string,
  delimiter: string,
): {
  readonly header: readonly string[];
  readonly lines: readonly { readonly line: number; readonly cells: readonly string[] }[];
} {
  try {
    const all = parse(text, {
      bom: true,
      delimiter,
      trim: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
      info: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    const [first, ...rest] = all.map(({ info, record }) => ({ line: info.lines, cells: record }));
    return { header: (first?.cells ?? []).map((cell) => cell.toLowerCase()), lines: rest };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Mistake(`${name}:${String(error.lines)} cannot be read: ${error.message}.`);
  }
}
