import type { Instant } from '@kinemorph/content/time';
import type { Bar, Edge } from '../../api.ts';

/** An instant at which parts of a region begin or end. */
export interface Upcoming {
  readonly at: Instant;
  readonly region: Bar['region'];
  readonly zone: string;
  readonly begins: readonly Bar[];
  readonly ends: readonly Bar[];
}

/** Returns the starts and ends after an instant, grouped by instant, the next first. */
export function upcoming(bars: readonly Bar[], after: Instant): readonly Upcoming[] {
  const found = bars.flatMap((bar) =>
    (['opens', 'closes'] as const).flatMap((edge): readonly { at: Instant; edge: Edge; bar: Bar }[] => {
      const at = bar[edge];
      // A moment opens and closes at the same time, and is listed once.
      return at === undefined || at <= after || (edge === 'closes' && bar.opens === at) ? [] : [{ at, edge, bar }];
    }),
  );
  const moments = Map.groupBy(found, ({ at, bar }) => `${at} ${bar.region}`);
  return [...moments.values()]
    .flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const of = (edge: Edge) => group.filter((one) => one.edge === edge).map(({ bar }) => bar);
      return [
        { at: first.at, region: first.bar.region, zone: first.bar.zone, begins: of('opens'), ends: of('closes') },
      ];
    })
    .sort((a, b) => a.at - b.at);
}

/** Returns every instant at which a bar begins or ends, in order. */
export function boundariesOf(bars: readonly Bar[]): readonly Instant[] {
  return [
    ...new Set(bars.flatMap(({ opens, closes }) => [opens, closes]).filter((moment) => moment !== undefined)),
  ].sort((a, b) => a - b);
}
