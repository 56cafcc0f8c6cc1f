import { stringify } from 'csv-stringify/sync';
import type { Comparison, DeskRegion } from '../api.ts';
import { instantText } from '../time/local-time.ts';
import { sayKind, sayPage } from './say.ts';

/** Formats the differences as CSV for Excel: UTF-8 with a byte order mark, and Windows line ends. */
export function comparisonCsv({ differences, before, after }: Comparison, regions: readonly DeskRegion[]): string {
  const zones = new Map(regions.map(({ id, timeZone }) => [id, timeZone]));
  const rows = differences.map((one) => {
    const zone = zones.get(one.region) ?? 'UTC';
    return {
      region: one.region,
      page: sayPage(one.path),
      kind: sayKind[one.kind],
      about: guarded(one.about),
      before: guarded(one.before ?? ''),
      after: guarded(one.after ?? ''),
      from: instantText(before, zone),
      to: instantText(after, zone),
    };
  });
  return stringify(rows, {
    header: true,
    columns: ['region', 'page', 'kind', 'about', 'before', 'after', 'from', 'to'],
    bom: true,
    record_delimiter: 'windows',
  });
}

/** A text that begins like a formula is marked as text: a spreadsheet would run it. */
function guarded(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
