import { beforeAll, describe, expect, it } from 'vitest';
import { readBudgets } from '../src/data-file.ts';
import { describeOverruns } from '../src/overruns.ts';
import { budgetPages } from '../src/pages.ts';
import { visitAll } from '../src/visit-all.ts';

const pages = budgetPages();
const { limits, accepted } = readBudgets();
const advice =
  'If the growth is intended: npm run budgets -- --accept; a limit of a kind is raised by hand in tools/budgets/budgets.json.';

let visited: Awaited<ReturnType<typeof visitAll>>;

beforeAll(async () => {
  visited = await visitAll(pages);
});

describe('page budgets', () => {
  it.each(pages)('$path: loads no more than its budget allows', ({ kind, path }) => {
    const sizes = visited.get(path);
    if (!sizes || sizes instanceof Error) throw new Error(`${path} could not be visited`, { cause: sizes });
    const ofKind = limits[kind];
    if (!ofKind) throw new Error(`${kind} has no limits. ${advice}`);
    const overruns = describeOverruns(sizes, ofKind, accepted[path]);
    if (overruns.length > 0) expect.fail(`${path} (${kind}): ${overruns.join('\n')}\n${advice}`);
  });

  it('accepted state: contains sizes of exactly these pages', () => {
    expect(Object.keys(accepted).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
  });
});
