import { regionIds, siteMap, type PageRecord, type RegionId } from '@kinemorph/content';
import { readFileSync } from 'node:fs';
import { sharedBoundaries, type SharedBoundary } from '../boundaries.ts';

/** Facts about the sites from the content and the budgets. */
export interface SiteFacts {
  /** Pages of all regions. */
  readonly pages: number;
  /** Boundaries of a year: the busiest year of the content, with the regions that change at each. */
  readonly year: number;
  readonly boundaries: readonly SharedBoundary[];
  readonly pagesOf: Readonly<Record<RegionId, number>>;
  /** Bytes of a first page, and of the files that the first interaction adds. */
  readonly firstPage: number;
}

/** Reads the facts from the site map, the timelines and the weights that the gate accepts. */
export function readFacts(): SiteFacts {
  const pagesOf = Object.fromEntries(regionIds.map((region) => [region, countPages(siteMap, region)])) as Record<
    RegionId,
    number
  >;
  const years = Map.groupBy(sharedBoundaries(), ({ at }) => new Date(at).getUTCFullYear());
  const [year, inYear] = [...years].sort(([, a], [, b]) => b.length - a.length)[0] ?? [0, []];
  return {
    pages: Object.values(pagesOf).reduce((sum, count) => sum + count, 0),
    pagesOf,
    year,
    boundaries: inYear,
    firstPage: readFirstPage(),
  };
}

function countPages(records: readonly PageRecord[], region: RegionId): number {
  return records.reduce(
    (sum, record) =>
      sum + (record.component && record.regions.includes(region) ? 1 : 0) + countPages(record.children ?? [], region),
    0,
  );
}

function readFirstPage(): number {
  const { limits } = JSON.parse(readFileSync(new URL('../../../budgets/budgets.json', import.meta.url), 'utf8')) as {
    limits: Record<string, { transfer: number; javascript: number; liveJavascript: number }>;
  };
  const weights = Object.values(limits).map(
    ({ transfer, javascript, liveJavascript }) => transfer + liveJavascript - javascript,
  );
  return weights.reduce((sum, weight) => sum + weight, 0) / weights.length;
}
