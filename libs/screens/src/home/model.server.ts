import {
  accountBenefits,
  homes,
  offerOf,
  products,
  standardWarrantyYears,
  type HomeGuide,
  type HomeQuote,
  type HomeTile,
  type OtherTile,
  type ProductTile,
} from '@kinemorph/content';
import { type Messages, wordSpace } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { indexedHead, pageCopy } from '@kinemorph/site/models';
import type { HeroSlide, LinkAction, LinkCard, Quote, Tile } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { productActions } from '../product-actions.ts';
import type guideWords from './copy/jp-kr/en-US.json';
import { productPlace } from '../sections/listed-products.server.ts';
import { priceText, statusText } from '../sections/offer.server.ts';
import { deskModel, type DeskModel } from './desk.server.ts';
import { robotsModel, type RobotsModel } from './robots.server.ts';

const guideCopy = pageCopy<keyof typeof guideWords>(
  import.meta.glob<Messages>('./copy/jp-kr/*.json', { import: 'default', eager: true }),
);

/** A tile as the home shows it, with its texts, its price and its links. */
type TileModel = Pick<
  ComponentProps<typeof HeroSlide>,
  'title' | 'subtitle' | 'copyright' | 'picture' | 'loop' | 'price' | 'badge'
> & {
  readonly key: string;
  readonly offer: ReturnType<typeof productActions>;
};

/** A slide of the hero. In a sale its title names no product, so `priceOf` says which product the price belongs to. */
type SlideModel = TileModel & Pick<ComponentProps<typeof HeroSlide>, 'priceOf'>;

type Panel = Pick<ComponentProps<typeof Tile>, 'span' | 'tone'>;

/** A tile that leads to something other than a product. */
type GuideModel = Pick<TileModel, 'key' | 'title' | 'subtitle' | 'picture'> &
  Panel & { readonly link: { readonly label: string; readonly href: string; readonly ariaLabel: string } };

export interface HomeModel {
  readonly hero: readonly SlideModel[];
  /** Entries in the first view and the terms of an order, in markets that expect them. */
  readonly desk?: DeskModel;
  /** The products in detail, in a region without pages for them. */
  readonly robots?: RobotsModel;
  readonly tiles: readonly (TileModel & Panel)[];
  /** The link to the list of all products. */
  readonly all?: LinkAction;
  /** The tiles that lead to something other than a product. */
  readonly guides?: { readonly heading: string; readonly list: readonly GuideModel[] };
  readonly tagline: { readonly title: string; readonly text: string };
  readonly ecosystem: {
    readonly heading: string;
    readonly cards: readonly (ComponentProps<typeof LinkCard> & { readonly key: string })[];
  };
  readonly quotes: {
    readonly heading: string;
    readonly list: readonly (Pick<ComponentProps<typeof Quote>, 'comment' | 'commentator'> & {
      readonly key: string;
      readonly icon: HomeQuote['icon'];
    })[];
  };
}

/** The pictures of the last cards, which are decoration. */
const cardPictures = { hub: 'hub', studio: 'studio', retail: 'flagship-megatron/detail-head' } as const;

/** The home of a region at this instant: only open content, with the current prices. */
export const home: ScreenModel<HomeModel> = {
  model: (context) => {
    const { region, text, links, picture } = context;
    const content = homes[region.id];
    const all = links.to({ page: 'products' });
    const isOpen = (tile: HomeTile) => isTileOpen(tile, context);
    const card = (key: 'hub' | 'studio' | 'retail', to: Parameters<typeof links.to>[0]) => {
      const href = links.to(to);
      const words =
        key === 'retail'
          ? (['home.retail.title', 'home.retail.text', 'home.retail.label'] as const)
          : ([`home.ecosystem.${key}.title`, `home.ecosystem.${key}.text`, `home.ecosystem.${key}.label`] as const);
      const [title, line, label] = words;
      return href === undefined
        ? []
        : [
            {
              key,
              title: text(title),
              text: text(line),
              label: text(label),
              href,
              external: true,
              picture: picture(cardPictures[key], ''),
              fit: 'cover' as const,
            },
          ];
    };
    return {
      hero: content.hero.filter(isOpen).map((tile) => slideModel(tile, context)),
      ...(content.desk && { desk: deskModel(content.desk, context) }),
      ...(content.robots && { robots: robotsModel(content.robots, context) }),
      tiles: content.tiles
        .filter(isOpen)
        .map((tile) => ({ ...tileModel(tile, context), span: tile.span ?? 'normal', tone: tile.tone ?? 'dark' })),
      ...(all !== undefined && { all: { label: text('nav.products.all'), href: all } }),
      ...(content.guides && {
        guides: {
          heading: guideCopy(context)('heading'),
          list: content.guides.flatMap((guide) => guideModel(guide, context) ?? []),
        },
      }),
      tagline: { title: text('home.tagline'), text: text('home.tagline.text') },
      ecosystem: {
        heading: text('home.ecosystem.heading'),
        cards: [
          ...content.ecosystem.flatMap(({ key, to }) => card(key, to)),
          ...(content.retail ? card('retail', content.retail) : []),
        ],
      },
      quotes: {
        heading: text('home.quotes.heading'),
        list: content.quotes.map(({ id, icon }) => ({
          key: id,
          comment: text(`home.quote.${id}`),
          commentator: text(`home.quote.${id}.by`),
          icon,
        })),
      },
    };
  },
  head: (context) =>
    indexedHead(context, {
      title: context.text('home.head.title'),
      description: context.text('home.head.description'),
      keywords: context.text('home.head.keywords'),
    }),
  parts: ({ desk, robots }) => [...(desk ? ['Desk.tsx'] : []), ...(robots ? ['Robots.tsx'] : [])],
};

/** Returns the model of a guide; undefined if the region lacks its target, and outside the tile's window. */
function guideModel(
  { key, picture: name, to, window, span, tone }: HomeGuide,
  context: ModelContext,
): GuideModel | undefined {
  const { clock, links, picture } = context;
  if (window && !clock.isOpen(window)) return undefined;
  const words = guideCopy(context);
  const values = { ...accountBenefits, years: standardWarrantyYears };
  const href = links.to(to);
  const title = words(`${key}.title`, values);
  const label = words(`${key}.label`);
  return href === undefined
    ? undefined
    : {
        key,
        title,
        subtitle: words(`${key}.text`, values),
        picture: picture(name, ''),
        span: span ?? 'normal',
        tone,
        link: {
          label,
          href,
          ariaLabel: context.text('actionNamed', {
            action: label,
            product: title.replaceAll('\n', wordSpace(context.region.locale)),
          }),
        },
      };
}

function isTileOpen({ window, stages, product }: HomeTile, { clock, region }: ModelContext): boolean {
  if (window && !clock.isOpen(window)) return false;
  if (stages && clock.stage(stages.timeline, region.id) !== stages.stage) return false;
  return product === undefined || offerOf(products[product], region, clock) !== undefined;
}

function tileModel(tile: HomeTile, context: ModelContext): TileModel {
  return tile.product === undefined ? otherTile(tile, context) : productTile(tile, context);
}

function slideModel(tile: HomeTile, context: ModelContext): SlideModel {
  const slide = tileModel(tile, context);
  const name = tile.product && context.text(`product.${tile.product}.name`);
  const isNamed = [slide.title, slide.subtitle].some((words) => name !== undefined && words?.includes(name));
  return { ...slide, ...(slide.price && !isNamed && { priceOf: name }) };
}

/**
 * Returns the values for the placeholders of a tile's texts: the saving and the last day. The figures of its product
 * come from elsewhere.
 */
function valuesOf(tile: HomeTile, { region, money }: ModelContext) {
  const ends = tile.stages?.timeline.regions[region.id]?.ends;
  return {
    ...(tile.values?.saving !== undefined && {
      saving: money({ amount: tile.values.saving, currency: region.currency }),
    }),
    // A window ends with the first moment after it: copy names the last day.
    ...(ends !== undefined && { ends: new Date(ends - 1) }),
  };
}

function otherTile(tile: OtherTile, context: ModelContext): TileModel {
  const { text, picture, links } = context;
  const values = valuesOf(tile, context);
  const badge = tile.badge && text(tile.badge);
  const learnMore = links.to(tile.to);
  return {
    key: tile.key,
    title: text(tile.title, values),
    subtitle: text(tile.subtitle, values),
    picture: picture(tile.picture, ''),
    ...(badge && { badge: { label: badge } }),
    // The accessible name of its button includes the badge, as for a campaign's product.
    offer: { product: badge ?? text(tile.title, values), ...(learnMore !== undefined && { learnMore }) },
  };
}

function productTile(tile: ProductTile, context: ModelContext): TileModel {
  const { region, clock, text, productText, picture, film, links } = context;
  const product = products[tile.product];
  const offer = offerOf(product, region, clock);
  const name = text(`product.${product.id}.name`);
  const values = valuesOf(tile, context);
  const badge = tile.badge ?? (offer?.state === 'preOrder' ? 'home.badge.preOrder' : undefined);
  const missing = offer && offer.state !== 'announced' ? statusText(context, offer).shortStatus : undefined;
  return {
    key: tile.key,
    title: tile.title ? text(tile.title, values) : name,
    subtitle: productText(tile.subtitle ?? `product.${product.id}.line`, product.id, values),
    ...(product.licence && { copyright: text(`licence.${product.licence}`) }),
    picture: picture(tile.picture ?? product.picture, name),
    // Before the opening, the home must not show content that the teaser hides.
    ...(tile.loop && offer && offer.state !== 'announced' && { loop: film(tile.loop).sources }),
    ...(missing !== undefined
      ? { badge: { label: missing, tone: 'neutral' } }
      : badge && { badge: { label: text(badge) } }),
    ...(offer?.price && {
      price: {
        ...priceText(context, offer),
        ...(offer.installment && { note: text('label.credit', { ...offer.installment }) }),
      },
    }),
    offer: productActions(
      tile.to && badge ? text(badge) : name,
      tile.showBuy ? offer?.state : undefined,
      tile.to ? links.to(tile.to) : productPlace(context, product.id),
      links.buy(product.id),
    ),
  };
}
