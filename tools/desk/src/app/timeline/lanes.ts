import type { Instant } from '@kinemorph/content/time';
import { kinds, type Bar } from '../../api.ts';

/** A bar as drawn in a row; it may represent several with the same window. */
export interface DrawnBar {
  readonly id: string;
  readonly bars: readonly Bar[];
  readonly kind: Bar['kind'];
  readonly label: string;
  readonly opens: Instant | undefined;
  readonly closes: Instant | undefined;
  readonly lane: number;
}

const shown: Readonly<Record<string, string>> = { tile: 'tile', menu: 'menu', banner: 'banner', page: 'page' };

/**
 * Groups bars with the same window: a sale lowers a dozen prices at once, and shows a tile, a banner and a menu entry.
 */
export function grouped(bars: readonly Bar[]): readonly Omit<DrawnBar, 'lane'>[] {
  const groups = Map.groupBy(bars, (bar) =>
    bar.kind === 'price'
      ? `price ${bar.opens} ${bar.closes}`
      : bar.kind in shown
        ? `shown ${bar.opens} ${bar.closes}`
        : bar.id,
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first
      ? [
          {
            id: first.id,
            bars: group,
            kind: first.kind,
            label: labelOf(first, group),
            opens: first.opens,
            closes: first.closes,
          },
        ]
      : [];
  });
}

function labelOf(first: Bar, group: readonly Bar[]): string {
  if (group.length === 1) return first.name;
  const of = first.campaign === undefined ? '' : ` · ${first.campaign}`;
  if (first.kind === 'price') return `${group.length} prices${of}`;
  const names = [...new Set(group.map(({ kind }) => shown[kind] ?? kind))].join(', ');
  return `${names.charAt(0).toUpperCase()}${names.slice(1)}${of}`;
}

/**
 * Assigns each bar the first lane of its kind without overlaps, including labels. `extentOf` returns the start and end
 * of both, in any unit.
 */
export function inLanes<Group extends Omit<DrawnBar, 'lane'>>(
  groups: readonly Group[],
  extentOf: (group: Group) => readonly [number, number],
): { readonly drawn: readonly (Group & { readonly lane: number })[]; readonly lanes: number } {
  const drawn: (Group & { readonly lane: number })[] = [];
  let base = 0;
  for (const kind of kinds) {
    const ends: number[] = [];
    const own = groups
      .filter((bar) => bar.kind === kind)
      .toSorted((a, b) => (a.opens ?? -Infinity) - (b.opens ?? -Infinity));
    for (const bar of own) {
      const [from, to] = extentOf(bar);
      const found = ends.findIndex((end) => end <= from);
      const lane = found === -1 ? ends.length : found;
      ends[lane] = to;
      drawn.push({ ...bar, lane: base + lane });
    }
    base += ends.length;
  }
  return { drawn, lanes: base };
}
