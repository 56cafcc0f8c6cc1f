import type { Bar, DeskTimeline } from '../src/api.ts';

const year = 365 * 24 * 60 * 60 * 1000;
const offsets = [-2, -1, 0, 1, 2] as const;

/** The timeline as it would be after five years like this one: every bar that has a date comes once a year. */
export function fiveYears(timeline: DeskTimeline): DeskTimeline {
  return {
    ...timeline,
    bars: timeline.bars.flatMap((bar): readonly Bar[] =>
      bar.opens === undefined && bar.closes === undefined
        ? [bar]
        : offsets.map((offset) => ({
            ...bar,
            id: `${bar.id} ${offset}`,
            ...(bar.opens !== undefined && { opens: bar.opens + offset * year }),
            ...(bar.closes !== undefined && { closes: bar.closes + offset * year }),
          })),
    ),
  };
}
