import type { Target } from '../target.ts';
import type { CampaignTarget } from './campaign.ts';
import type { AnyCampaign } from './campaigns.ts';

/**
 * Returns the target of a campaign's slide, menu entry or banner: its own, otherwise the campaign's first page;
 * undefined for a campaign without pages. `content -- check` reports a path without a page.
 */
export function targetOf(
  { pages: [page] = [] }: AnyCampaign,
  requested: CampaignTarget | undefined,
): Target | undefined {
  return (requested ?? (page && { page: page.path })) as Target | undefined;
}
