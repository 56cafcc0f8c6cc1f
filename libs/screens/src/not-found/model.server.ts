import {
  nearestProduct,
  offerOf,
  productIds,
  products,
  regions,
  siteMap,
  type PageRecord,
  type ProductId,
} from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { pageCopy, regionName } from '@kinemorph/site/models';
import type { PictureData } from '@kinemorph/ui';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

interface NotFoundLink {
  readonly label: string;
  readonly href: string;
}

export interface NotFoundModel {
  readonly title: string;
  readonly text: string;
  readonly home: NotFoundLink;
  readonly chooseRegion: NotFoundLink;
  /** The link to the list of all products. */
  readonly all?: NotFoundLink;
  /** The search, which may find the wanted page. */
  readonly search: { readonly action: string; readonly field: string; readonly submit: string };
  /** The regions that have the page, if this one does not. */
  readonly elsewhere: readonly NotFoundLink[];
  /** The nearest product that this region sells, if the missing page is a product's. */
  readonly nearest?: {
    readonly heading: string;
    readonly name: string;
    readonly line: string;
    /** The label of its button below the title. */
    readonly see: string;
    /** The label of its card's link, and its accessible name. */
    readonly action: string;
    readonly actionNamed: string;
    readonly href: string;
    readonly external: boolean;
    readonly picture: PictureData;
  };
}

/**
 * The page for an address that does not exist. It links to the regions that have it, and offers the nearest product.
 */
export const notFound: ScreenModel<NotFoundModel> = {
  model: (context) => {
    const { text, region, links, elsewhere } = context;
    const t = copy(context);
    const nearest = nearestModel(context);
    const all = links.to({ page: 'products' });
    return {
      title: t('title'),
      text: t(elsewhere?.regions.length ? 'elsewhere' : 'text'),
      home: { label: t('home'), href: links.to({ page: '' }) ?? '/' },
      chooseRegion: { label: t('regions'), href: links.to({ page: 'choose-your-region' }) ?? '/' },
      ...(all !== undefined && { all: { label: text('nav.products.all'), href: all } }),
      search: {
        action: links.to({ page: 'search' }) ?? '/',
        field: text('search.field'),
        submit: text('search.submit'),
      },
      elsewhere: (elsewhere?.regions ?? []).map((id) => ({
        label: regionName({ text, region }, regions[id].country),
        href: links.inRegion(id, elsewhere?.path ?? ''),
      })),
      ...(nearest && { nearest }),
    };
  },
  head: ({ text }) => ({
    title: text('notFound.head.title'),
    description: '',
    keywords: '',
    alternates: [],
    index: false,
  }),
};

function nearestModel(context: ModelContext): NotFoundModel['nearest'] {
  const { region, clock, text, productText, links, picture, elsewhere } = context;
  const t = copy(context);
  const missing = elsewhere && productOfPage(elsewhere.path);
  if (!missing) return undefined;
  const canBuy = (id: ProductId) => ['buy', 'preOrder'].includes(offerOf(products[id], region, clock)?.state ?? '');
  const id = nearestProduct(missing, region.id, canBuy);
  const href = id && links.to({ product: id });
  if (!href) return undefined;
  const name = text(`product.${id}.name`);
  const action = text('learnMore');
  return {
    // The region may sell the missing page's own product without a page.
    heading: t(id === missing ? 'nearest.same' : 'nearest'),
    name,
    line: productText(`product.${id}.line`, id),
    see: t('nearest.action', { product: name }),
    action,
    actionNamed: text('actionNamed', { action, product: name }),
    href,
    external: href === links.buy(id),
    picture: picture(products[id].picture, ''),
  };
}

/** Returns the product of a page, also through redirects. */
function productOfPage(path: string): ProductId | undefined {
  const pages: readonly PageRecord[] = siteMap;
  const slug = pages.find((page) => page.path === path)?.redirect ?? path;
  return productIds.find((id) => products[id].slug === slug);
}
