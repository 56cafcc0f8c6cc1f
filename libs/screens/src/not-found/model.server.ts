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
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { regionName } from '@kinemorph/site/models';
import type { PictureData } from '@kinemorph/ui';

export interface NotFoundModel {
  readonly home: string;
  readonly chooseRegion: string;
  /** The link to the list of all products. */
  readonly all?: { readonly label: string; readonly href: string };
  /** The search, which may find the wanted page. */
  readonly search: { readonly action: string; readonly field: string; readonly submit: string };
  /** The regions that have the page, if this one does not. */
  readonly elsewhere: readonly { readonly label: string; readonly href: string }[];
  /** The nearest product that this region sells, if the missing page is a product's. */
  readonly nearest?: {
    /** The missing page's own product, which the region sells without a page. */ readonly same: boolean;
    readonly name: string;
    readonly line: string;
    readonly action: string;
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
    const nearest = nearestModel(context);
    const all = links.to({ page: 'products' });
    return {
      home: links.to({ page: '' }) ?? '/',
      chooseRegion: links.to({ page: 'choose-your-region' }) ?? '/',
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
  const missing = elsewhere && productOfPage(elsewhere.path);
  if (!missing) return undefined;
  const canBuy = (id: ProductId) => ['buy', 'preOrder'].includes(offerOf(products[id], region, clock)?.state ?? '');
  const id = nearestProduct(missing, region.id, canBuy);
  const href = id && links.to({ product: id });
  if (!href) return undefined;
  const name = text(`product.${id}.name`);
  return {
    same: id === missing,
    name,
    line: productText(`product.${id}.line`, id),
    action: text('learnMore'),
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
