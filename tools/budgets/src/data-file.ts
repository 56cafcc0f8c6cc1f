import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Limits } from './budget.ts';
import type { PageKind } from './page-kinds.ts';
import type { PageSizes } from './sizes.ts';

/** The content of `budgets.json`. */
export interface Budgets {
  /** The most that each kind of page may weigh. */
  readonly limits: Readonly<Partial<Record<PageKind, Limits>>>;
  /** The last accepted state: the loaded files of each page, by path. */
  readonly accepted: Readonly<Record<string, PageSizes>>;
}

const file = fileURLToPath(new URL('../budgets.json', import.meta.url));

/** Reads the committed budgets. */
export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(file, 'utf8')) as Budgets;
}

/** Replaces the committed budgets. */
export function writeBudgets(budgets: Budgets): void {
  // One line a file, so that a change of a size is a change of a line.
  const text = JSON.stringify(budgets, null, 2).replaceAll(
    /\[[\d,\s]+\]/g,
    (list) =>
      `[${list
        .slice(1, -1)
        .split(',')
        .map((number) => number.trim())
        .join(', ')}]`,
  );
  writeFileSync(file, `${text}\n`);
}
