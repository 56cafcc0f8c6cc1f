import type { Product } from '@kinemorph/content';
import type { WordFolder } from './folders.ts';
import type { WordProblem } from './rule.ts';
import { acrossFolders, wordRules } from './rules.ts';

/** Returns the problems of changed texts that did not exist before. */
export function newProblems(
  after: readonly WordFolder[],
  before: readonly WordFolder[],
  products: readonly Product[],
): readonly WordProblem[] {
  // An unchanged folder can't have new problems.
  const isChanged = (index: number) => before[index] !== after[index];
  if (!after.some((_folder, index) => isChanged(index))) return [];
  const find = (folders: readonly WordFolder[]) => {
    const touched = folders.filter((_folder, index) => isChanged(index));
    return [
      ...wordRules(products, folders).flatMap(({ problems }) => touched.flatMap(problems)),
      ...acrossFolders(folders),
    ];
  };
  const known = new Set(find(before).map((problem) => JSON.stringify(problem)));
  return find(after).filter((problem) => !known.has(JSON.stringify(problem)));
}
