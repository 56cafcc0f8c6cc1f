import type { Difference } from '../api.ts';

/** A difference with all pages of its region that have it. */
export interface DifferenceOnPages extends Omit<Difference, 'path'> {
  /** Undefined means every page. */
  readonly paths: readonly (string | undefined)[];
}

/** Merges identical differences of several pages: a changed price affects every page with the product. */
export function byThing(differences: readonly Difference[]): readonly DifferenceOnPages[] {
  const groups = Map.groupBy(differences, ({ region, kind, about, before, after }) =>
    JSON.stringify([region, kind, about, before, after]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { region, kind, about, before, after } = first;
    return [
      {
        region,
        kind,
        about,
        ...(before !== undefined && { before }),
        ...(after !== undefined && { after }),
        paths: [...new Set(group.map(({ path }) => path))],
      },
    ];
  });
}
