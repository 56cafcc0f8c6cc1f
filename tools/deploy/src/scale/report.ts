/** A figure with its limit: a maximum or a minimum. */
export interface Row {
  readonly about: string;
  readonly what: string;
  readonly limit: { readonly atMost: number } | { readonly atLeast: number };
  readonly measured: number;
  /** Conditions of the measurement. */
  readonly note?: string;
}

/** Returns true if a figure is within its limit. One that could not be measured is not. */
export function isKept({ limit, measured }: Row): boolean {
  return 'atMost' in limit ? measured <= limit.atMost : measured >= limit.atLeast;
}

/** Formats figures, a line each. */
export function formatRows(rows: readonly Row[]): string {
  const figure = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(4));
  const cells = rows.map((row) => [
    isKept(row) ? '✓' : '✗',
    row.about,
    row.what,
    figure(row.measured),
    'atMost' in row.limit ? `≤ ${figure(row.limit.atMost)}` : `≥ ${figure(row.limit.atLeast)}`,
    row.note ?? '',
  ]);
  const widths = cells[0]?.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0))) ?? [];
  return cells
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
