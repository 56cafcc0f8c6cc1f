import type { ProductFacts, ProductOffer } from './head-model.ts';
import type { PageData } from './page.ts';
import type { ShellModel } from './shell-model.ts';

/**
 * The part of a page's data in its document: the clock, the vendors and analytics read it before React runs. The rest
 * is fetched together with React (decision 045).
 */
export interface PageOutline extends Pick<
  PageData,
  'page' | 'path' | 'region' | 'locale' | 'country' | 'now' | 'expires' | 'build'
> {
  readonly head: Pick<PageData['head'], 'title' | 'campaign'> & {
    readonly product?: Pick<ProductFacts, 'sku'> & { readonly offer?: Pick<ProductOffer, 'price'> };
  };
  readonly shell: Pick<ShellModel, 'regionChoice'> & {
    /** Left out on pages without links to other regions; React, which may suggest another region, reads all data. */
    readonly offers?: readonly Pick<ShellModel['offers'][number], 'region' | 'href'>[];
    readonly consent?: Omit<NonNullable<ShellModel['consent']>, 'question'>;
    readonly site: Omit<ShellModel['site'], 'regions' | 'pages' | 'personal' | 'windows'>;
  };
}

/** Returns true if a document contains the whole data of its page. */
export function isWhole(data: PageOutline): data is PageData {
  return 'model' in data;
}

/** The only screen whose document has links to other regions. */
const regionChooser = 'choose-your-region';

/** Returns the part of a page's data that its document contains. */
export function outlineOf(whole: PageData): PageOutline {
  const { page, path, region, locale, country, now, expires, build, head, shell } = whole;
  const { title, product, campaign } = head;
  const { regionInPath, apiBase, storageScope, signsOut, vendors, measured } = shell.site;
  const { sku, offer } = product ?? {};
  const { rule, market, purposes, settings } = shell.consent ?? {};
  return {
    page,
    path,
    region,
    locale,
    country,
    now,
    expires,
    build,
    head: {
      title,
      ...(sku !== undefined && { product: { sku, ...(offer && { offer: { price: offer.price } }) } }),
      ...(campaign && { campaign }),
    },
    shell: {
      regionChoice: shell.regionChoice,
      ...(page === regionChooser && {
        offers: shell.offers.map((suggestion) => ({ region: suggestion.region, href: suggestion.href })),
      }),
      ...(rule && market && purposes && settings && { consent: { rule, market, purposes, settings } }),
      site: {
        regionInPath,
        apiBase,
        storageScope,
        signsOut,
        ...(vendors && { vendors }),
        ...(measured && { measured }),
      },
    },
  };
}
