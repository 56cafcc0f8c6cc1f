import type { Region, RegionId } from '@kinemorph/content';
import { zoned } from '../timeline/zoned.ts';
import { isConfirmed, percent, type Difference } from './difference.ts';
import type { SheetProblem, SheetRow } from './check-lines.ts';
import type { Plan } from './plan.ts';
import type { PriceRow } from './row.ts';

type Regions = Readonly<Record<RegionId, Region>>;

/** Returns the name of a price: `flagshipBumblebee us promotion 2025-03-27T02:00-07:00 – 2025-04-28T00:00-07:00`. */
export function nameOf({ product, region, kind, from, to }: PriceRow, regions: Regions): string {
  const at = (moment: number | undefined) => (moment === undefined ? '…' : zoned(moment, regions[region].timeZone));
  return [product, region, kind, ...(kind === 'promotion' ? [`${at(from)} – ${at(to)}`] : [])].join(' ');
}

/** Formats every mistake of a sheet for its author. */
export function tellProblems(problems: readonly SheetProblem[], sheet: string): readonly string[] {
  return problems.map(
    ({ line, column, found, expected }) => `${sheet}:${line} ${column} ${JSON.stringify(found)}: expected ${expected}`,
  );
}

/** Formats the changes of a sheet, one price per line. */
export function tellDifference(
  { added, changed, removed }: Difference<SheetRow>,
  regions: Regions,
  { remove }: { readonly remove: boolean },
): readonly string[] {
  return [
    ...added.map((row) => `+ ${nameOf(row, regions)}: ${row.amount} ${row.currency} (line ${row.line})`),
    ...changed.map(({ old, now }) =>
      isConfirmed({ old, now })
        ? `= ${nameOf(now, regions)}: ${now.amount} ${now.currency} is no sample any more (line ${now.line})`
        : `~ ${nameOf(now, regions)}: ${old.amount} → ${now.amount} ${now.currency}, ${percent(old.amount, now.amount)} (line ${now.line})`,
    ),
    ...removed.map(
      (row) =>
        `- ${nameOf(row, regions)}: ${row.amount} ${row.currency}${remove ? '' : ' is not in the sheet, and stays; --delete takes it out'}`,
    ),
  ];
}

/** Formats the written prices with their places, and the changes that a person has to make afterwards. */
export function tellPlan({ edits, stale }: Plan, regions: Regions): readonly string[] {
  return [
    ...(edits.length > 0
      ? ['', 'In place:', ...edits.map(({ file, line, text }) => `  ${file}:${line}  ${text}`)]
      : []),
    ...(stale.length > 0
      ? [
          '',
          'By hand, afterwards:',
          ...stale.map(({ file, line, row, why }) => `  ${file}:${line}  ${nameOf(row, regions)}: ${why}`),
        ]
      : []),
  ];
}
