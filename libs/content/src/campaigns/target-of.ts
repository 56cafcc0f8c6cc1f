import type { Target } from '../target.ts';
import type { CampaignTarget } from './campaign.ts';
import type { AnyCampaign } from './campaigns.ts';

/**
 * Returns where a slide, a menu entry or a line of a campaign leads: where it says, else to the campaign's first page; undefined for a campaign
 * without pages. `content -- check` reports a path that is no page.
 */
export function targetOf({ pages: [page] = [] }: AnyCampaign, asked: CampaignTarget | undefined): Target | undefined {
  return (asked ?? (page && { page: page.path })) as Target | undefined;
}
