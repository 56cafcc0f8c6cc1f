import type { RegionId } from '@kinemorph/content';
import type { DeskFinding, Mark } from '../api.ts';
import type { PlainBar } from './bars.ts';

/**
 * A mistake with the file of the affected thing; the mistake itself may be in another file, such as that of a campaign.
 */
export interface PlacedFinding {
  readonly finding: DeskFinding;
  readonly of: string;
}

/**
 * Assigns the mistakes of the checks to bars, by the region and by the product or tile that the field names. A mistake
 * without a bar is shown beside the timeline.
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
    // An overlap or a gap belongs to one bar only; the finding contains its start.
    const own = about.filter(
      ({ opens }) => opens !== undefined && finding.found.includes(new Date(opens).toISOString()),
    );
    return (own.length > 0 ? own : about).map((bar) => ({ ...finding, bar: bar.id }));
  });
}
