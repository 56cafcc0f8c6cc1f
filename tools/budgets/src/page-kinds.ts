import { campaigns, products, type AnyCampaign, type ScreenId } from '@kinemorph/content';

/** The kinds of pages; each has its own limits in `budgets.json`. */
export const pageKinds = [
  'home',
  'product',
  'campaign',
  'article',
  'login',
  'chooser',
  'manuals',
  'support',
  'company',
  'dealers',
  'form',
  'search',
  'not-found',
] as const;

export type PageKind = (typeof pageKinds)[number];

/**
 * The kinds of screens that the page does not specify. The account has none: it redirects visitors who are not logged
 * in.
 */
const kinds: Readonly<Partial<Record<ScreenId, PageKind | 'none'>>> = {
  account: 'none',
  article: 'article',
  campaign: 'campaign',
  'choose-your-region': 'chooser',
  compare: 'product',
  'gift-guide': 'product',
  home: 'home',
  login: 'login',
  manuals: 'manuals',
  product: 'product',
  products: 'product',
  search: 'search',
  support: 'support',
  'support-form': 'form',
  'where-to-buy': 'dealers',
};

const campaignScreens: ReadonlySet<string> = new Set(
  (campaigns as readonly AnyCampaign[]).flatMap(({ pages = [] }) => pages.map(({ component }) => component)),
);
const productPages: ReadonlySet<string> = new Set(Object.values(products).map(({ slug }) => slug));

/**
 * Returns the kind of a screen; undefined for one that is not measured. A product's or a campaign's own screen is of
 * that kind. Any other has the limits of a plain page, `company`, until it is listed above, so that a new screen
 * requires no change here.
 */
export function kindOfScreen(screen: ScreenId): PageKind | undefined {
  const named = kinds[screen];
  if (named !== undefined) return named === 'none' ? undefined : named;
  if (campaignScreens.has(screen)) return 'campaign';
  return productPages.has(screen) ? 'product' : 'company';
}
