import { articles } from './articles/articles.ts';
import { newsItems, newsRegions, newsSlugs } from './news/news.ts';
import { showsDrafts } from './drafts.ts';
import type { Window } from './time/index.ts';
import { campaigns, hiddenArchive, type CampaignPageRow } from './campaigns/campaigns.ts';
import { productPages, type ProductPageRow } from './products/products.ts';
import type { sharedScreen } from './products/product.ts';
import type { RegionId } from './regions/region.ts';
import { likeValue, regionIds, withAlike } from './regions/regions.ts';

/** A page of the site: its path, its regions, and its screen or redirect. */
export interface PageRecord<Screen extends string = ScreenId> {
  /** Below the region, without slashes at the ends; empty for the home. */
  readonly path: string;
  readonly component?: Screen;
  /** The path, below the region, to which this one redirects. */
  readonly redirect?: string;
  readonly children?: readonly PageRecord<Screen>[];
  readonly regions: readonly RegionId[];
  /** The window in which the page may be visited; outside it the visitor is redirected to the region's home. */
  readonly window?: Readonly<Partial<Record<RegionId, Window>>>;
  /**
   * Set on personal pages, which are hidden from search engines and the sitemap: `signed-in` if the document is only
   * useful to visitors who have signed in.
   */
  readonly personal?: 'signed-in' | 'signed-out';
  /** True while only previews and tools may show it. */
  readonly draft?: boolean;
}

const worldwide = ['us', 'uk', 'eu', 'fr', 'de'] as const;

/** A page for each item of the newsroom, from the instant of the item on. */
const newsPages = newsSlugs.map((slug) => ({
  path: `news/${slug}` as const,
  component: 'article' as const,
  regions: newsRegions,
  window: Object.fromEntries(newsRegions.map((region) => [region, { opens: newsItems[slug].published }])),
}));

/** Every page × region that neither a campaign nor a product defines, one row for each page. */
export const pages = [
  { path: '', component: 'home', regions: regionIds },
  { path: 'account', component: 'account', regions: ['us', 'uk', 'jp'], personal: 'signed-in' },
  { path: 'choose-your-region', component: 'choose-your-region', regions: regionIds },
  { path: 'compare', component: 'compare', regions: regionIds },
  { path: 'login', component: 'login', regions: regionIds, personal: 'signed-out' },
  { path: 'manuals', component: 'manuals', regions: [...worldwide, 'kr', 'cn'] },
  { path: 'new-release', redirect: 'flagship-bumblebee', regions: [...worldwide, 'jp', 'cn'] },
  { path: 'products', component: 'products', regions: regionIds },
  { path: 'search', component: 'search', regions: regionIds },
  { path: 'support', component: 'support', regions: articles.support.regions },
  { path: 'download-center', component: 'article', regions: articles['download-center'].regions },
  { path: 'faq', component: 'article', regions: articles.faq.regions },
  { path: 'after-sale-service', component: 'article', regions: articles['after-sale-service'].regions },
  { path: 'technical-support', component: 'support-form', regions: articles['technical-support'].regions },
  { path: 'product-registration', component: 'support-form', regions: articles['product-registration'].regions },
  { path: 'return-manufacturer', component: 'support-form', regions: articles['return-manufacturer'].regions },
  { path: 'warranty', component: 'article', regions: articles.warranty.regions },
  { path: 'shipping', component: 'article', regions: articles.shipping.regions },
  { path: 'wholesale', component: 'support-form', regions: articles.wholesale.regions },
  { path: 'about-us', component: 'about-us', regions: articles['about-us'].regions },
  { path: 'news', component: 'article', regions: articles.news.regions },
  ...newsPages,
  { path: 'privacy-policy', component: 'article', regions: articles['privacy-policy'].regions },
  { path: 'terms-use', component: 'article', regions: articles['terms-use'].regions },
  { path: 'where-to-buy', component: 'where-to-buy', regions: [...worldwide, 'jp'] },
  { path: 'where-to-buy/hongkong-macao', component: 'where-to-buy', regions: [...worldwide, 'jp', 'cn'] },
] as const satisfies readonly PageRecord<string>[];

/** The pages that only previews and tools may show. */
export const draftPages: readonly PageRecord<string>[] = (pages as readonly PageRecord<string>[]).filter(
  ({ draft }) => draft,
);

/** A page of a campaign. */
interface CampaignRow extends PageRecord<CampaignPageRow['component']> {
  readonly path: CampaignPageRow['path'];
  readonly component: CampaignPageRow['component'];
  readonly window: NonNullable<PageRecord<string>['window']>;
}

const campaignPages: readonly CampaignRow[] = campaigns.flatMap(({ pages: rows = [], timeline, pageWindow }) =>
  rows.map((row) => ({
    ...row,
    regions: regionIds.filter((region) => region in timeline.regions),
    window: pageWindow,
  })),
);

/** A row of `pages` with the regions that are like those that it names. */
type Row<Page> = Page extends { readonly regions: readonly RegionId[] }
  ? Omit<Page, 'regions' | 'window'> & Pick<PageRecord<string>, 'regions' | 'window'>
  : never;

/** A page that is not a campaign's. */
type LastingRow = Row<(typeof pages)[number]> | ProductPageRow;

/** Inserts a page before the first row whose path comes after it in alphabetical order. */
const withPage = <One extends { readonly path: string }>(rows: readonly One[], page: One): readonly One[] => {
  const next = rows.findIndex(({ path }) => path > page.path);
  return rows.toSpliced(next === -1 ? rows.length : next, 0, page);
};

const shownPages = (pages as readonly PageRecord<string>[]).filter(({ draft }) => showsDrafts || !draft);

const lastingPages = productPages.reduce(withPage<PageRecord<string>>, shownPages).map(({ window, ...page }) => {
  const having = withAlike(page.regions, page.path);
  const windows = window && having.map((region) => [region, likeValue(window, region)] as const);
  return {
    ...page,
    regions: having,
    ...(windows && { window: Object.fromEntries(windows.filter(([, open]) => open !== undefined)) }),
  };
}) as unknown as readonly LastingRow[];

/** A page of an archived campaign, to which old links may still lead. */
type ArchivedRow = Pick<CampaignRow, 'path'> & Pick<PageRecord<string>, 'regions'> & { readonly redirect: '' };

const archivedPages: readonly ArchivedRow[] = hiddenArchive.flatMap(({ pages: rows = [], timeline }) =>
  rows.map(({ path }) => ({
    path,
    redirect: '',
    regions: regionIds.filter((region) => region in timeline.regions),
  })),
);

/** Every page × region: routes, menus, the region choice, the sitemap and alternates derive from it. */
export const siteMap: readonly (LastingRow | CampaignRow | ArchivedRow)[] = [...campaignPages, ...archivedPages].reduce(
  withPage<LastingRow | CampaignRow | ArchivedRow>,
  lastingPages,
);

/**
 * The screens that the site map may name; `libs/screens` has one folder for each. `campaign` and `product` are the
 * shared pages, which no campaign and no product has to use.
 */
export type ScreenId =
  Extract<(typeof siteMap)[number], { readonly component: string }>['component'] | 'campaign' | typeof sharedScreen;

/** The path of a page below its region, as links in content name it. */
export type PagePath = (typeof siteMap)[number]['path'];

/** Returns whether a region has a page, open or not. */
export function hasPage(path: string, region: RegionId): boolean {
  return (siteMap as readonly PageRecord[]).some((page) => page.path === path && page.regions.includes(region));
}
