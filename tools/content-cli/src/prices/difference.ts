import { keyOf, type PriceRow, type WrittenRow } from './row.ts';

/** A price that differs between a sheet and the content. */
export interface Change<Row extends PriceRow> {
  readonly old: WrittenRow;
  readonly now: Row;
}

/** The changes that a sheet would make. */
export interface Difference<Row extends PriceRow> {
  readonly added: readonly Row[];
  readonly changed: readonly Change<Row>[];
  readonly removed: readonly WrittenRow[];
}

/** Returns true if a sheet removes the sample mark from an unchanged amount. */
export function isConfirmed({ old, now }: Change<PriceRow>): boolean {
  return old.sample === true && now.sample === false && old.amount === now.amount;
}

/**
 * Compares a sheet with content. `known` are the keys of rows that are in the sheet, although their amounts are
 * unreadable.
 */
export function difference<Row extends PriceRow>(
  rows: readonly Row[],
  written: readonly WrittenRow[],
  known: ReadonlySet<string> = new Set(),
): Difference<Row> {
  const old = new Map(written.map((row) => [keyOf(row), row]));
  const here = new Set([...known, ...rows.map(keyOf)]);
  return {
    added: rows.filter((row) => !old.has(keyOf(row))),
    changed: rows.flatMap((now) => {
      const before = old.get(keyOf(now));
      return before && (before.amount !== now.amount || isConfirmed({ old: before, now }))
        ? [{ old: before, now }]
        : [];
    }),
    removed: written.filter((row) => !here.has(keyOf(row))),
  };
}

/** Formats a relative difference: `+5.0 %`. */
export function percent(old: number, now: number): string {
  const change = ((now - old) / old) * 100;
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)} %`;
}
