import type { PageContext } from '../page.ts';
import { purposesOf, type Vendors } from '../vendors/vendors.ts';
import type { ConsentModel } from './consent-model.ts';

/** How a region asks for consent; undefined where no vendor is configured that waits for it. */
export function consentModel({ region, links }: Pick<PageContext, 'region' | 'links'>, vendors: Vendors): ConsentModel | undefined {
  const purposes = purposesOf(vendors);
  if (purposes.length === 0) return undefined;
  const policy = links.to({ page: 'privacy-policy' });
  return { rule: region.consent, market: region.market, purposes, ...(policy !== undefined && { policy }) };
}
