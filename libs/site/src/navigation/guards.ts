import type { PageData } from '../page.ts';

/** A navigation inside a region, before it happens. */
export interface Visit {
  readonly path: string;
  readonly hash: string;
  readonly from: PageData;
}

/** What a guard says of a visit: nothing to let it pass, `document` to let it pass as a document of its own. */
export type Verdict = undefined | 'cancel' | 'document' | { readonly redirect: string };

/** Decides on a visit before it happens. */
export type Guard = (visit: Visit) => Verdict;

/**
 * Loads a document on the way to a personal page, which must not run the vendors of the page before, and on the way from one.
 * From one to another nothing is loaded anew: a session that only the document holds lasts.
 */
export const personalGuard: Guard = ({ path, from }) => {
  const { personal } = from.shell.site;
  return personal.includes(path) === personal.includes(from.path) ? undefined : 'document';
};

/** Asks the guards in order; the first that objects decides. */
export function judge(guards: readonly Guard[], visit: Visit): Verdict {
  for (const guard of guards) {
    const verdict = guard(visit);
    if (verdict !== undefined) return verdict;
  }
  return undefined;
}
