import type { RegionId } from '../regions/region.ts';
import { showsDrafts } from '../drafts.ts';
import type { Window } from '../time/index.ts';
import * as byFolder from './by-folder.ts';
import type { CampaignFacts, CampaignKind } from './campaign.ts';

type Definition = (typeof byFolder)[keyof typeof byFolder];
type Sale = Extract<Definition, { readonly kind: 'sale' }>;
type PageIn<One> = One extends { readonly pages?: readonly (infer Page)[] } ? Page : never;

/** The ids of the sales. */
export type CampaignId = Sale['id'];
/** A page that a campaign brings. */
export type CampaignPageRow = PageIn<Definition>;
/** A campaign as code that lists all of them reads it. */
export interface AnyCampaign extends CampaignFacts<string, string, RegionId, CampaignPageRow, CampaignKind> {
  readonly kind: CampaignKind;
  readonly pageWindow: Readonly<Partial<Record<RegionId, Window>>>;
}

const everyDefinition: readonly AnyCampaign[] = Object.values(byFolder);
const definitions = everyDefinition.filter(({ draft, archived }) => showsDrafts || !(draft || archived));

/** All sales, in the order of the alphabet. If lines above the menu overlap, the first one shows. */
export const saleCampaigns = definitions.filter(({ kind }) => kind === 'sale');
/** All campaigns: sales, then pre-orders. */
export const campaigns = [...saleCampaigns, ...definitions.filter(({ kind }) => kind === 'preOrder')];

/** The archived campaigns that this server does not show. */
export const hiddenArchive = everyDefinition.filter(({ draft, archived }) => !showsDrafts && archived && !draft);

/**
 * The ids of the drafts and of the archived campaigns that this server does not show. Prices that start with one of
 * them are left out.
 */
export const hiddenCampaigns: ReadonlySet<string> = new Set(
  everyDefinition.filter((campaign) => !definitions.includes(campaign)).map(({ id }) => id),
);

/** The timelines of sales, by the ids under which files of prices refer to them. */
export const campaignTimelines = Object.fromEntries(
  everyDefinition.filter(({ kind }) => kind === 'sale').map(({ id, timeline }) => [id, timeline]),
) as {
  readonly [One in Sale as One['id']]: One['timeline'];
};
