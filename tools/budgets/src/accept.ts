import { tightenLimits, totalsOf, type Limits } from './budget.ts';
import type { Budgets } from './data-file.ts';
import { pageKinds, type PageKind } from './page-kinds.ts';
import type { BudgetPage } from './pages.ts';
import type { PageSizes, Sizes } from './sizes.ts';

/** A document contains the time of its render, so its compressed size varies by a few bytes. */
const noiseBytes = 32;

/**
 * Returns the budgets with these sizes as the accepted state. Limits decrease with the pages, but never increase
 * automatically: a person must decide that.
 */
export function acceptSizes({ limits, accepted }: Budgets, visited: ReadonlyMap<BudgetPage, PageSizes>): Budgets {
  const newLimits = pageKinds.flatMap((kind): [PageKind, Limits][] => {
    const pages = [...visited].filter(([page]) => page.kind === kind).map(([, sizes]) => totalsOf(sizes));
    return pages.length > 0 ? [[kind, tightenLimits(pages, limits[kind])]] : [];
  });
  const newSizes = [...visited].map(([{ path }, { unasked, live }]): [string, PageSizes] => [
    path,
    { unasked: keepNoise(accepted[path]?.unasked, unasked), live: keepNoise(accepted[path]?.live, live) },
  ]);
  return { limits: Object.fromEntries(newLimits), accepted: Object.fromEntries(newSizes) };
}

function keepNoise(then: Sizes = {}, now: Sizes): Sizes {
  const [before] = then['document'] ?? [];
  const [after] = now['document'] ?? [];
  return before !== undefined && after !== undefined && Math.abs(after - before) <= noiseBytes
    ? { ...now, document: [before] }
    : now;
}
