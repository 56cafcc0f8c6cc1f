import type { RegionId } from '@kinemorph/content';
import type { DeskFinding, Mark } from '../api.ts';
import type { PlainBar } from './bars.ts';

/**
 * Puts the mistakes of the checks on the bars that they are about: by the region and the product, or the tile, that the field names.
 * What belongs to no bar is told beside the timeline.
 */
export function marksOf(
  findings: readonly DeskFinding[],
  bars: readonly PlainBar[],
  regions: readonly RegionId[],
  productFiles: ReadonlyMap<string, string>,
): readonly Mark[] {
  return findings.flatMap((finding) => {
    const product = productFiles.get(finding.file);
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
    return about.map((bar) => ({ ...finding, bar: bar.id }));
  });
}
