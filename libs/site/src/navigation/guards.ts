import type { PageData } from '../page/page.ts';

/** A navigation inside a region, before it happens. */
export interface Visit {
  readonly path: string;
  readonly hash: string;
  readonly from: PageData;
}

/** A guard's decision about a visit: undefined allows it, `document` allows it as a load of a document. */
export type Verdict = undefined | 'cancel' | 'document' | { readonly redirect: string };

/** Decides on a visit before it happens. */
export type Guard = (visit: Visit) => Verdict;

/**
 * Loads a document when a visit enters or leaves the personal pages, which must not run the vendors of other pages.
 * Between two personal pages nothing is loaded again, so that a session in the document's memory survives.
 */
export const personalGuard: Guard = ({ path, from }) => {
  const { personal } = from.shell.site;
  return personal.includes(path) === personal.includes(from.path) ? undefined : 'document';
};

/** Calls the guards in order; the first decision wins. */
export function runGuards(guards: readonly Guard[], visit: Visit): Verdict {
  for (const guard of guards) {
    const verdict = guard(visit);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}
