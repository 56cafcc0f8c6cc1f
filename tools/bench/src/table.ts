/**
 * Formats rows, the first of them the header. All columns but the first are right-aligned; the last is left-aligned if
 * it contains text.
 */
export function table(rows: readonly (readonly string[])[], { lastIsText = false } = {}): string {
  const count = rows[0]?.length ?? 0;
  const widths = Array.from({ length: count }, (_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const isText = (column: number) => column === 0 || (lastIsText && column === count - 1);
  const pad = (cell: string, column: number) =>
    isText(column) ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  const lines = rows.map((row) => row.map(pad).join('  ').trimEnd());
  return lines
    .toSpliced(
      1,
      0,
      widths
        .map((width) => '─'.repeat(width))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
