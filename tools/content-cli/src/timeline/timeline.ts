import { Mistake } from '@kinemorph/commands/mistake';
import type { boundaries as boundariesOf, Boundary, Region, RegionId } from '@kinemorph/content';
import { zoned } from './zoned.ts';

/** The boundaries of a region, with the changes at each. */
export interface RegionTimeline {
  readonly region: RegionId;
  readonly timeZone: string;
  readonly boundaries: readonly {
    readonly local: string;
    readonly utc: string;
    readonly beijing: string;
    readonly what: string;
  }[];
}

/** The content that a timeline is built from. */
interface Facts {
  readonly regions: Readonly<Record<RegionId, Region>>;
  readonly boundaries: typeof boundariesOf;
}

/** Returns every boundary of one region or of all. Throws for an unknown region. */
export function timelines({ regions, boundaries }: Facts, requested?: string): readonly RegionTimeline[] {
  const ids = Object.keys(regions) as RegionId[];
  if (requested !== undefined && !(ids as string[]).includes(requested))
    throw new Mistake(`There is no region "${requested}". The regions are ${ids.join(', ')}.`);
  return ids
    .filter((id) => requested === undefined || id === requested)
    .map((region) => {
      const { timeZone } = regions[region];
      return { region, timeZone, boundaries: boundaries(region).map((boundary) => described(boundary, timeZone)) };
    });
}

function described({ at, what }: Boundary, timeZone: string): RegionTimeline['boundaries'][number] {
  return { local: zoned(at, timeZone), utc: zoned(at, 'UTC'), beijing: zoned(at, 'Asia/Shanghai'), what };
}

/** Formats the timelines for reading: one line per boundary, with headings for several regions. */
export function asText(list: readonly RegionTimeline[]): string {
  return list
    .map(({ region, timeZone, boundaries }) => {
      const rows = [
        ['local', 'UTC', 'Beijing', 'what happens'],
        ...boundaries.map(({ local, utc, beijing, what }) => [local, utc, beijing, what]),
      ];
      const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
      const table = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
      return [`${region} (${timeZone})`, ...(boundaries.length > 0 ? table : ['Nothing opens or closes.'])].join('\n');
    })
    .join('\n\n');
}
