/** Returns the number of columns that leaves the fewest empty places in the last row; if several do, the first. */
export function columnsFor<Columns extends number>(count: number, choices: readonly [Columns, ...Columns[]]): Columns {
  const empty = (columns: number) => (columns - (count % columns)) % columns;
  return choices.reduce((best, columns) => (empty(columns) < empty(best) ? columns : best));
}
