import { instant, type Instant, type InstantText } from './instant.ts';
import type { Window } from './window.ts';

/** The opening of a stage in a region; `never` if the region does not have the stage. */
type Opening = InstantText | 'never';

/** The times of one region's stages, in order, and the first moment after the last. */
export type StageTimes<Stage extends string> = Readonly<Record<Stage, Opening> & Record<'ends', InstantText>>;

/** A campaign's or a pre-order's stages per region. A stage lasts until the next one of its region opens. */
export interface Timeline<Stage extends string, RegionKey extends string> {
  readonly stages: readonly Stage[];
  /** A stage that a region does not have is undefined. */
  readonly regions: Readonly<
    Partial<Record<RegionKey, { readonly opens: Readonly<Record<Stage, Instant | undefined>>; readonly ends: Instant }>>
  >;
}

/** Defines a timeline; throws if the stages of a region are not in order, or if a region has none. */
export function defineTimeline<const Stage extends string, RegionKey extends string>(
  stages: readonly Stage[],
  regions: Readonly<Record<RegionKey, StageTimes<Stage>>>,
): Timeline<Stage, RegionKey> {
  const read: Partial<Record<RegionKey, { opens: Record<Stage, Instant | undefined>; ends: Instant }>> = {};
  for (const [region, times] of Object.entries(regions) as [RegionKey, StageTimes<Stage>][]) {
    const openings = stages.map((stage) => [stage, readOpening(times[stage])] as const);
    const ends = instant(times.ends);
    const [wrong] = findOrderErrors([...openings, ['ends', ends]]);
    if (wrong) throw new Error(`timeline of ${region}: ${wrong.what}`);
    read[region] = { opens: Object.fromEntries(openings) as Record<Stage, Instant | undefined>, ends };
  }
  return { stages, regions: read };
}

/**
 * Returns the errors in the order of one region's openings and its end: each name that does not come after the one
 * before it.
 */
export function findOrderErrors(
  moments: readonly (readonly [name: string, moment: Instant | undefined])[],
): readonly { readonly name: string; readonly what: string }[] {
  const order = moments.flatMap(([name, moment]) => (moment === undefined ? [] : [{ name, moment }]));
  if (order.length === 1) return [{ name: 'ends', what: 'no stage ever opens; leave the region out' }];
  return order.flatMap(({ name, moment }, i) => {
    const before = order[i - 1];
    return before && moment <= before.moment ? [{ name, what: `"${name}" does not come after "${before.name}"` }] : [];
  });
}

function readOpening(opening: Opening): Instant | undefined {
  return opening === 'never' ? undefined : instant(opening);
}

/**
 * Returns the window of one stage in one region; undefined if the region is not in the timeline, or does not have the
 * stage.
 */
export function stageWindow<Stage extends string, RegionKey extends string>(
  timeline: Timeline<Stage, RegionKey>,
  region: NoInfer<RegionKey>,
  stage: Stage,
): Window | undefined {
  const times = timeline.regions[region];
  const opens = times?.opens[stage];
  if (!times || opens === undefined) return undefined;
  const later = timeline.stages.slice(timeline.stages.indexOf(stage) + 1).map((next) => times.opens[next]);
  return { opens, closes: later.find((next) => next !== undefined) ?? times.ends };
}
