import { campaignTimelines, products, siteMap } from '@kinemorph/content';
import { isRegion } from '../regions.ts';

/** The query parameters of a link to the store. */
export interface Handed {
  readonly campaign?: string | undefined;
  readonly region?: string | undefined;
}

const slugs: ReadonlySet<string> = new Set(Object.values(products).map((product) => product.slug));

// The names under which sign-ups are stored, and the paths of the campaigns' pages.
const campaigns: ReadonlySet<string> = new Set([
  ...Object.keys(campaignTimelines),
  ...siteMap.filter((page) => 'window' in page).map((page) => page.path),
]);

/**
 * Returns the known values of a link to the store: product, campaign and region. Empty if the query has none: without
 * it, the product in the path does not come from a link of the site.
 */
export function handedOver(product: string | undefined, { campaign, region }: Handed): readonly string[] {
  const shown = [
    campaign !== undefined && campaigns.has(campaign) && campaign,
    region !== undefined && isRegion(region) && region,
  ].filter((value) => value !== false);
  return shown.length > 0 && product !== undefined && slugs.has(product) ? [product, ...shown] : shown;
}
