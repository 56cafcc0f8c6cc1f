import { acceptSizes } from './accept.ts';
import { measures, totalsOf } from './budget.ts';
import { readBudgets, writeBudgets } from './data-file.ts';
import { describeOverruns } from './overruns.ts';
import { budgetPages, type BudgetPage } from './pages.ts';
import type { PageSizes } from './sizes.ts';
import { visitAll } from './visit-all.ts';

const [option, ...rest] = process.argv.slice(2);
if ((option !== undefined && option !== '--accept') || rest.length > 0) {
  console.error(
    'npm run budgets              weighs the pages and compares them with their limits\nnpm run budgets -- --accept  makes what they weigh the accepted state, and lowers limits that are far above it',
  );
  process.exitCode = 1;
} else {
  process.exitCode = await weigh(option === '--accept');
}

async function weigh(accept: boolean): Promise<number> {
  const pages = budgetPages();
  const found = await visitAll(pages, (line) => {
    console.log(line);
  });
  const visited = new Map<BudgetPage, PageSizes>();
  for (const page of pages) {
    const sizes = found.get(page.path);
    if (!sizes || sizes instanceof Error) throw new Error(`${page.path} could not be weighed.`, { cause: sizes });
    visited.set(page, sizes);
  }
  const budgets = accept ? acceptSizes(readBudgets(), visited) : readBudgets();
  if (accept) writeBudgets(budgets);
  printTotals(visited);
  const overruns = [...visited].flatMap(([{ kind, path }, sizes]) => {
    const limits = budgets.limits[kind];
    return limits
      ? describeOverruns(sizes, limits, budgets.accepted[path]).map((overrun) => `${path} (${kind}): ${overrun}`)
      : [`${path}: ${kind} has no limits yet: accept them.`];
  });
  if (accept) console.log('\nWritten to tools/budgets/budgets.json.');
  if (overruns.length > 0) console.error(`\n${overruns.join('\n')}`);
  return overruns.length > 0 ? 1 : 0;
}

function printTotals(visited: ReadonlyMap<BudgetPage, PageSizes>): void {
  const rows = [
    ['', ...measures],
    ...[...visited].map(([{ path }, sizes]) => [
      path,
      ...measures.map((measure) => totalsOf(sizes)[measure].toLocaleString('en-US')),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(
    `\n${rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  ')).join('\n')}`,
  );
}
