import type { Instant } from '@kinemorph/content/time';
import type { Bar } from '../../api.ts';

/** The period that the calendar shows. */
export interface Range {
  readonly from: Instant;
  readonly to: Instant;
}

const minute = 60 * 1000;
const day = 24 * 60 * minute;
const shortest = 2 * 60 * minute;
const longest = 8 * 366 * day;

export const spans = { day, week: 7 * day, month: 31 * day, quarter: 92 * day, year: 366 * day } as const;
export type SpanName = keyof typeof spans;

/** Lengthens or shortens a range around a fixed instant. */
export function zoomed({ from, to }: Range, factor: number, around: Instant): Range {
  const span = Math.min(longest, Math.max(shortest, (to - from) * factor));
  const share = (around - from) / (to - from);
  const start = Math.round(around - span * share);
  return { from: start, to: Math.round(start + span) };
}

/** Moves a range by a share of its length. */
export function panned({ from, to }: Range, share: number): Range {
  const by = Math.round((to - from) * share);
  return { from: from + by, to: to + by };
}

/** A range of this length around an instant. */
export function around(instant: Instant, span: number): Range {
  return { from: Math.round(instant - span / 2), to: Math.round(instant + span / 2) };
}

/**
 * Returns the initial range: the quarter around the instant if a bar begins or ends there, else around the nearest end,
 * so that the first view is never empty.
 */
export function firstRange(bars: readonly Bar[], instant: Instant): Range {
  const ends = bars.flatMap(({ opens, closes }) => [opens, closes]).filter((moment) => moment !== undefined);
  const nearest = ends.reduce<number | undefined>(
    (best, end) => (best === undefined || Math.abs(end - instant) < Math.abs(best - instant) ? end : best),
    undefined,
  );
  return around(
    nearest === undefined || Math.abs(nearest - instant) < spans.quarter / 2 ? instant : nearest,
    spans.quarter,
  );
}
