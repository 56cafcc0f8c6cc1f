import { instant, type Instant, type InstantText } from './instant.ts';
import type { Window } from './window.ts';

/** One region's run through the stages of a timeline, in order, and the first moment after the last. */
export type StageTimes<Stage extends string> = Readonly<Record<Stage | 'ends', InstantText>>;

/** A campaign's or a pre-order's stages per region. A stage lasts until the next one opens. */
export interface Timeline<Stage extends string, RegionKey extends string> {
  readonly stages: readonly Stage[];
  readonly regions: Readonly<Partial<Record<RegionKey, { readonly opens: Readonly<Record<Stage, Instant>>; readonly ends: Instant }>>>;
}

/** Declares a timeline; throws when a region's stages do not follow one another. */
export function defineTimeline<const Stage extends string, RegionKey extends string>(
  stages: readonly Stage[],
  regions: Readonly<Record<RegionKey, StageTimes<Stage>>>,
): Timeline<Stage, RegionKey> {
  const read: Partial<Record<RegionKey, { opens: Record<Stage, Instant>; ends: Instant }>> = {};
  for (const [region, times] of Object.entries(regions) as [RegionKey, StageTimes<Stage>][]) {
    const opens = Object.fromEntries(stages.map((stage) => [stage, instant(times[stage])])) as Record<Stage, Instant>;
    const ends = instant(times.ends);
    const order = [...stages.map((stage) => opens[stage]), ends];
    order.forEach((moment, i) => {
      const before = order[i - 1];
      if (before !== undefined && moment <= before) {
        throw new Error(`timeline of ${region}: "${stages[i] ?? 'ends'}" does not come after "${stages[i - 1] ?? ''}"`);
      }
    });
    read[region] = { opens, ends };
  }
  return { stages, regions: read };
}

/** The stretch of one stage in one region; undefined where the region is not in the timeline. */
export function stageWindow<Stage extends string, RegionKey extends string>(
  timeline: Timeline<Stage, RegionKey>,
  region: NoInfer<RegionKey>,
  stage: Stage,
): Window | undefined {
  const times = timeline.regions[region];
  if (!times) return undefined;
  const next = timeline.stages[timeline.stages.indexOf(stage) + 1];
  return { opens: times.opens[stage], closes: next === undefined ? times.ends : times.opens[next] };
}
