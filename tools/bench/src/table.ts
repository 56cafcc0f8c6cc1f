/** Rows of a table, the first of them its head; every column but the first is aligned to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ').trimEnd());
  return lines.toSpliced(1, 0, widths.map((width) => '─'.repeat(width)).join('  ')).join('\n');
}
