import {
  addressOnSite,
  products,
  regions,
  type ContentTextId,
  type ProductId,
  type RegionId,
  type Target,
} from '@kinemorph/content';
import { film } from '@kinemorph/content/films';
import { picture } from '@kinemorph/content/pictures';
import { strip } from '@kinemorph/content/strips';
import { contentMessages } from '@kinemorph/content/texts';
import type { Clock } from '@kinemorph/content/time';
import type { Messages, MessageValues, SharedTextId, Text } from '@kinemorph/i18n';
import { keepName } from '@kinemorph/i18n/line-breaks';
import { sharedMessages } from '@kinemorph/i18n/all-locales';
import type { Links, ModelContext, SearchAnswer } from '../../page/page.ts';
import { pagePath, type SiteDefinition } from '../../routing/site-definition.ts';
import type { RouteTable } from '../../routing/route-table.ts';
import { createPageText } from './page-text.ts';
import { formatMoney } from './format-money.ts';

/** The origins of the addresses on a page: from the configuration, never from the request. */
export interface Origins {
  readonly global: string;
  readonly cn: string;
  /** `{region}` is replaced by the region's id. */
  readonly store: string;
  readonly hub: string;
  readonly studio: string;
}

const texts = new Map<RegionId, Text<ContentTextId | SharedTextId>>();

/**
 * Returns content's texts and those that every screen shares, in a region's language; dates are local to the region.
 */
export function contentText(id: RegionId): Text<ContentTextId | SharedTextId> {
  let text = texts.get(id);
  if (!text) {
    const { locale, timeZone } = regions[id];
    texts.set(
      id,
      (text = createPageText(locale, [sharedMessages(locale), ...contentMessages(locale).map(keepNames)], timeZone)),
    );
  }
  return text;
}

/** Returns messages in which product names never break inside a word. */
function keepNames(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      /^product\.\w+\.name$/.test(id) && typeof message === 'string' ? keepName(message) : message,
    ]),
  );
}

/** Creates the context of a region's models at an instant. */
export function createModelContext(
  {
    region,
    path,
    elsewhere,
    search,
    chosen,
  }: {
    region: RegionId;
    path: string;
    elsewhere?: ModelContext['elsewhere'];
    search?: SearchAnswer | undefined;
    chosen?: ModelContext['chosen'];
  },
  clock: Clock,
  { site, table, origins }: { site: SiteDefinition; table: RouteTable; origins: Origins },
): ModelContext {
  const settings = regions[region];
  const text = contentText(region);
  return {
    region: settings,
    path,
    clock,
    text,
    productText: (id, product, values) => text(id, { ...productFigures(product), ...values }),
    links: createLinks(region, { site, table, origins }),
    money: (money) => formatMoney(money, settings.locale),
    picture: (name, alt) => ({ ...picture(name), alt }),
    film,
    strip,
    elsewhere,
    search,
    chosen,
  };
}

/** Returns a product's figures, by the placeholder names of the messages. */
export function productFigures(id: ProductId): MessageValues {
  const { hardware, edition } = products[id];
  return { ...hardware, ...(edition !== undefined && { edition }) };
}

function createLinks(
  region: RegionId,
  { site, table, origins }: { site: SiteDefinition; table: RouteTable; origins: Origins },
): Links {
  const hasPage = (path: string) => table.get(path)?.regions.includes(region) ?? false;
  const store: Links['store'] = (path, query) => {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return `${origins.store.replace('{region}', region)}${path}${search}`;
  };
  const buy: Links['buy'] = (id, campaign) => {
    const { slug } = products[id];
    return store(`/products/${slug}`, { region, product: slug, ...(campaign !== undefined && { campaign }) });
  };
  const to = (target: Target): string | undefined => {
    if ('page' in target) return hasPage(target.page) ? pagePath(site, region, target.page) : undefined;
    if ('store' in target) return store(target.store);
    if ('hub' in target) return `${origins[target.hub]}/${region}`;
    const product = products[target.product];
    if (hasPage(product.slug)) return pagePath(site, region, product.slug);
    return product.regions.includes(region) ? buy(target.product) : undefined;
  };
  return {
    to,
    store,
    buy,
    file: (path) => origins[site.id] + path,
    inRegion: (id, path) => addressOnSite(origins, id, path),
  };
}
