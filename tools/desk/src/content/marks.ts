import type { RegionId } from '@kinemorph/content';
import type { DeskFinding, Mark } from '../api.ts';
import type { PlainBar } from './bars.ts';

/** A mistake with the file of the thing that it is about: where it is written may be another, such as that of a campaign. */
export interface PlacedFinding {
  readonly finding: DeskFinding;
  readonly of: string;
}

/**
 * Puts the mistakes of the checks on the bars that they are about: by the region and the product, or the tile, that the field names.
 * What belongs to no bar is told beside the timeline.
 */
export function marksOf(
  findings: readonly PlacedFinding[],
  bars: readonly PlainBar[],
  regions: readonly RegionId[],
  productFiles: ReadonlyMap<string, string>,
): readonly Mark[] {
  return findings.flatMap(({ finding, of }) => {
    const product = productFiles.get(of);
    const named = regions.filter((region) =>
      new RegExp(`(?:^|[ .,"])${region}(?:$|[.["\\],])`).test(finding.what ?? ''),
    );
    const about = bars.filter(
      (bar) =>
        product !== undefined &&
        bar.product === product &&
        bar.kind === 'price' &&
        (named.length === 0 || named.includes(bar.region)),
    );
    // A window that overlaps another, or leaves a gap, is one bar's; what is found tells when that opens.
    const own = about.filter(
      ({ opens }) => opens !== undefined && finding.found.includes(new Date(opens).toISOString()),
    );
    return (own.length > 0 ? own : about).map((bar) => ({ ...finding, bar: bar.id }));
  });
}
