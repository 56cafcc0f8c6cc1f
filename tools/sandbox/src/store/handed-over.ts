import { campaignTimelines, products, siteMap } from '@kinemorph/content';
import { isRegion } from '../regions.ts';

/** What the query of a link to the store may say. */
export interface Handed {
  readonly campaign?: string | undefined;
  readonly region?: string | undefined;
}

const slugs: ReadonlySet<string> = new Set(Object.values(products).map((product) => product.slug));

// By the names that sign-ups are kept under, and by those of the campaigns' pages.
const campaigns: ReadonlySet<string> = new Set([
  ...Object.keys(campaignTimelines),
  ...siteMap.filter((page) => 'window' in page).map((page) => page.path),
]);

/**
 * Where a visitor comes from, as the link told: product, campaign and region, without what the store does not know.
 * Empty when the query says nothing: a product's address alone was not handed over by anyone.
 */
export function handedOver(product: string | undefined, { campaign, region }: Handed): readonly string[] {
  const told = [
    campaign !== undefined && campaigns.has(campaign) && campaign,
    region !== undefined && isRegion(region) && region,
  ].filter((value) => value !== false);
  return told.length > 0 && product !== undefined && slugs.has(product) ? [product, ...told] : told;
}
