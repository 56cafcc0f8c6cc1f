import type { Difference } from '../api.ts';

/** A difference with every page of its region that it is on. */
export interface DifferenceOnPages extends Omit<Difference, 'path'> {
  /** Undefined among them stands for every page. */
  readonly paths: readonly (string | undefined)[];
}

/** Tells once what is the same on several pages: a price that changes does so wherever the product is shown. */
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
