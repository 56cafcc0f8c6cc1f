import { products as allProducts, seriesIds, seriesOf, shapes } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import type { LinkAction, ProductCard } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { listedProducts, productPlace, type ListedProduct } from '../sections/listed-products.server.ts';
import { priceText, taxText } from '../sections/offer.server.ts';
import { comparedAtMost, sortings, type FilterName, type ProductFacts } from './choose-products.ts';
import type en from './copy/en-US.json';
import { priceBands, type PriceBand } from '../sections/price-bands.server.ts';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));

/** A filter of the list, with its options; the first means no choice. */
export interface FilterModel {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** A product on the list: its card, and the facts by which the list is filtered and sorted. */
export interface ProductOnList {
  readonly id: string;
  readonly card: Pick<
    ComponentProps<typeof ProductCard>,
    'name' | 'small' | 'describe' | 'picture' | 'otherPicture' | 'price' | 'stock' | 'buy' | 'learnMore' | 'state'
  >;
  readonly facts: ProductFacts;
  /** The check box that chooses it for the comparison; left out for products that are not compared. */
  readonly pick?: { readonly label: string; readonly name: string };
}

/** The choice of products to compare, as a form that leads to the comparison. */
export interface PickingModel {
  readonly action: string;
  /** The labels of the button, by the number of chosen products. */
  readonly submit: readonly string[];
  /** The texts beside the button, by the number of chosen products, from one on. */
  readonly status: readonly string[];
  readonly clear: string;
}

export interface ProductsModel {
  readonly title: string;
  readonly intro: string;
  readonly compare?: LinkAction;
  /** The accessible name of the filters. */
  readonly label: string;
  /** The filters of the list; a filter with a single value is left out. */
  readonly filters: Readonly<Partial<Record<FilterName, FilterModel>>>;
  readonly sort: FilterModel;
  /** The texts about the number of shown products, by that number. */
  readonly found: readonly string[];
  /** The line about tax, said once for all prices of the list. */
  readonly tax: string;
  readonly empty: { readonly title: string; readonly text: string };
  readonly reset: string;
  /** The choice of products to compare; left out if nothing can be compared. */
  readonly picking?: PickingModel;
  readonly products: readonly ProductOnList[];
}

/** All products of the region, which the browser filters and sorts. */
export const products: ScreenModel<ProductsModel> = {
  model: (context) => {
    const { text, money, links, region } = context;
    const t = copy(context);
    const listed = listedProducts(context);
    const bands = priceBands(listed.flatMap(({ offer }) => offer.price?.amount ?? []));
    const inMoney = (amount: number) => money({ amount, currency: region.currency });
    const onList = listed.map((product) => productOnList(product, bands, context));
    const compare = links.to({ page: 'compare' });
    const filter = (name: FilterName, answers: readonly { readonly value: string; readonly label: string }[]) => {
      const used = answers.filter(({ value }) =>
        onList.some(({ facts }) => (name === 'price' ? facts.price?.band : facts[name]) === value),
      );
      return used.length < 2
        ? {}
        : { [name]: { label: t(`filter.${name}`), options: [{ value: '', label: t(`all.${name}`) }, ...used] } };
    };
    return {
      title: t('title'),
      intro: t('intro'),
      ...(compare !== undefined && { compare: { label: t('compare'), href: compare } }),
      label: t('filters'),
      filters: {
        ...filter(
          'series',
          seriesIds.map((value) => ({ value, label: text(`manual.series.${value}`) })),
        ),
        ...filter(
          'shape',
          shapes.map((value) => ({ value, label: text(`shape.${value}`) })),
        ),
        ...filter(
          'price',
          bands.map(({ name, from, to }) => ({ value: name, label: bandText({ from, to }, { t, inMoney }) })),
        ),
        ...filter(
          'stock',
          (['buy', 'later', 'preOrder', 'none'] as const).map((value) => ({
            value,
            label: value === 'none' ? t('stock.none') : text(`stock.${value}`),
          })),
        ),
      },
      sort: {
        label: t('filter.sort'),
        options: sortings.map((value, index) => ({ value: index === 0 ? '' : value, label: t(`sort.${value}`) })),
      },
      found: Array.from({ length: listed.length + 1 }, (_, count) => t('found', { count })),
      tax: taxText(context),
      empty: { title: t('none'), text: t('none.text') },
      reset: t('reset'),
      ...(compare !== undefined && { picking: pickingModel(compare, t) }),
      products: onList,
    };
  },
  head: (context) => {
    const t = copy(context);
    const { links, region } = context;
    const items = listedProducts(context).map(({ id, slug, name }) => ({
      name,
      href:
        links.to({ product: id }) === links.buy(id)
          ? links.store(`/products/${slug}`)
          : links.inRegion(region.id, slug),
    }));
    return indexedHead(context, {
      title: t('head.title'),
      description: t('head.description'),
      keywords: t('head.keywords'),
      crumb: t('title'),
      ...(items.length > 0 && { items }),
    });
  },
};

function bandText(
  { from, to }: Pick<PriceBand, 'from' | 'to'>,
  { t, inMoney }: { readonly t: ReturnType<typeof copy>; readonly inMoney: (amount: number) => string },
): string {
  if (from === 0) return t('price.below', { price: inMoney(to) });
  return to === Infinity
    ? t('price.from', { price: inMoney(from) })
    : t('price.between', { from: inMoney(from), to: inMoney(to) });
}

function pickingModel(action: string, t: ReturnType<typeof copy>): PickingModel {
  const counts = Array.from({ length: comparedAtMost + 1 }, (_, count) => count);
  return {
    action,
    submit: counts.map((count) => (count === 0 ? t('pick') : t('pick.submit', { count }))),
    status: counts
      .slice(1)
      .map((count) => (count === 1 ? t('pick.more') : t('pick.chosen', { count, most: comparedAtMost }))),
    clear: t('pick.clear'),
  };
}

function productOnList(
  { id, slug, name, entry, offer, stock, stockText }: ListedProduct,
  bands: readonly PriceBand[],
  context: ModelContext,
): ProductOnList {
  const { text, productText, picture, links } = context;
  const pick = copy(context)('pick');
  const series = seriesOf(id);
  const label = text(`manual.series.${series}`);
  const canBuy = stock !== 'none';
  const amount = offer.price?.amount;
  const band = bands.find(({ from, to }) => amount !== undefined && amount >= from && amount < to)?.name;
  const place = productPlace(context, id);
  const store = links.buy(id);
  const action = (label: string, href: string): LinkAction => ({
    label,
    ariaLabel: text('actionNamed', { action: label, product: name }),
    href,
  });
  return {
    id: slug,
    card: {
      name,
      // The name of a series adds nothing if it is that of its only product.
      ...(label !== name && { small: label }),
      describe: productText(`product.${id}.line`, id),
      picture: picture(allProducts[id].picture, name),
      ...(entry.otherShape && { otherPicture: picture(entry.otherShape, '') }),
      ...(offer.price && { price: priceText(context, offer) }),
      ...(canBuy && { stock: stockText, buy: action(text(stock === 'preOrder' ? 'preOrder' : 'buy'), store) }),
      ...(place !== undefined && !(canBuy && place === store) && { learnMore: action(text('learnMore'), place) }),
      state: canBuy ? { kind: 'open' } : { kind: 'soldOut', label: stockText },
    },
    facts: {
      series,
      stock,
      since: entry.since,
      ...(entry.shape && { shape: entry.shape }),
      ...(band !== undefined && amount !== undefined && { price: { band, amount } }),
    },
    ...(series !== 'docks' && { pick: { label: pick, name: text('actionNamed', { action: pick, product: name }) } }),
  };
}
