import { pathOnSite, siteMap, type PagePath, type PageRecord, type RegionId } from '@kinemorph/content';

/** The region that the tests visit: it requires consent, and has a page of every kind. */
const region = 'uk' satisfies RegionId;

/** A page of each kind, by its path below the region. */
const paths = {
  home: '',
  product: 'flagship-bumblebee',
  campaign: 'christmas-sale',
  article: 'faq',
  login: 'login',
  chooser: 'choose-your-region',
} as const satisfies Readonly<Record<string, PagePath>>;

export type PageKind = keyof typeof paths;

export const pageKinds = Object.keys(paths) as readonly PageKind[];

/** The address of a page of each kind, on its site. */
export const addresses = Object.fromEntries(
  Object.entries(paths).map(([kind, path]) => [kind, pathOnSite(region, path)]),
) as Readonly<Record<PageKind, string>>;

/** An instant at which the campaign's page is open. */
export const duringTheCampaign = new Date(campaignOpens() + 1000).toISOString();

function campaignOpens(): number {
  const page = (siteMap as readonly PageRecord[]).find(({ path }) => path === paths.campaign);
  const opens = page?.window?.[region]?.opens;
  if (opens === undefined)
    throw new Error(`${paths.campaign} has no window in ${region}: name another in page-kinds.ts.`);
  return opens;
}
