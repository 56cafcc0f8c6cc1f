import type { ScreenId } from '@kinemorph/content';

/** The kinds of pages; each has limits of its own in `budgets.json`. */
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

/** The kind of each screen. The account has none: it redirects visitors who are not logged in. */
export const kindOfScreen: Readonly<Record<ScreenId, PageKind | undefined>> = {
  'about-us': 'company',
  account: undefined,
  'ai-base': 'product',
  article: 'article',
  home: 'home',
  'black-friday': 'campaign',
  campaign: 'campaign',
  'bumblebee-g1-performance': 'product',
  'buzz-lightyear-space-ranger-alpha': 'product',
  'choose-your-region': 'chooser',
  'christmas-sale': 'campaign',
  compare: 'product',
  'elite-optimus-prime': 'product',
  'flagship-bumblebee': 'product',
  'flagship-megatron': 'product',
  'flagship-optimus-prime': 'product',
  'gift-guide': 'product',
  'grimlock-g1-flagship': 'product',
  'k1-pro-interstellar-scout': 'product',
  login: 'login',
  manuals: 'manuals',
  'optimus-prime-rise-of-the-beasts-signature-limited-edition': 'product',
  product: 'product',
  products: 'product',
  search: 'search',
  support: 'support',
  'support-form': 'form',
  'toy-story-buzz-lightyear': 'product',
  'where-to-buy': 'dealers',
};
