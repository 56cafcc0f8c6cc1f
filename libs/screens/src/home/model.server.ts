import { homes, offerOf, products, type HomeTile } from '@kinemorph/content';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { indexedHead } from '@kinemorph/site/models';
import type { HeroSlide, LinkCard, Quote, Tile } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { productActions } from '../product-actions.ts';

/** A tile as the home shows it: its words said, its price picked, its way to the store open or not. */
type TileModel = Pick<ComponentProps<typeof HeroSlide>, 'title' | 'subtitle' | 'copyright' | 'picture' | 'price' | 'badge'> & {
  readonly key: string;
  readonly offer: ReturnType<typeof productActions>;
};

export interface HomeModel {
  readonly hero: readonly TileModel[];
  readonly tiles: readonly (TileModel & Pick<ComponentProps<typeof Tile>, 'span' | 'tone'>)[];
  readonly tagline: { readonly title: string; readonly text: string };
  readonly ecosystem: { readonly heading: string; readonly cards: readonly (ComponentProps<typeof LinkCard> & { readonly key: string })[] };
  readonly quotes: { readonly heading: string; readonly list: readonly (ComponentProps<typeof Quote> & { readonly key: string })[] };
}

/** The home of a region at this instant: only what is open, with the prices that hold. */
export const home: ScreenModel<HomeModel> = {
  model: (context) => {
    const { region, text, links, picture } = context;
    const content = homes[region.id];
    const isOpen = (tile: HomeTile) => isTileOpen(tile, context);
    const card = (key: 'hub' | 'studio' | 'retail', to: Parameters<typeof links.to>[0]) => {
      const href = links.to(to);
      const words = key === 'retail' ? (['home.retail.title', 'home.retail.text', 'home.retail.label'] as const) : ([`home.ecosystem.${key}.title`, `home.ecosystem.${key}.text`, `home.ecosystem.${key}.label`] as const);
      const [title, line, label] = words;
      return href === undefined ? [] : [{ key, title: text(title), text: text(line), label: text(label), href, external: true, ...(key !== 'retail' && { picture: picture(key, '') }) }];
    };
    return {
      hero: content.hero.filter(isOpen).map((tile) => tileModel(tile, context)),
      tiles: content.tiles.filter(isOpen).map((tile) => ({ ...tileModel(tile, context), span: tile.span ?? 'normal', tone: tile.tone ?? 'dark' })),
      tagline: { title: text('home.tagline'), text: text('home.tagline.text') },
      ecosystem: {
        heading: text('home.ecosystem.heading'),
        cards: [...content.ecosystem.flatMap(({ key, to }) => card(key, to)), ...(content.retail ? card('retail', content.retail) : [])],
      },
      quotes: {
        heading: text('home.quotes.heading'),
        list: content.quotes.map((id) => ({ key: id, comment: text(`home.quote.${id}`), commentator: text(`home.quote.${id}.by`), icon: text(`home.quote.${id}.by`).slice(0, 1) })),
      },
    };
  },
  head: (context) =>
    indexedHead(context, { title: context.text('home.head.title'), description: context.text('home.head.description'), keywords: context.text('home.head.keywords') }),
};

function isTileOpen({ window, stages, product }: HomeTile, { clock, region }: PageContext): boolean {
  if (window && !clock.isOpen(window)) return false;
  if (stages && clock.stage(stages.timeline, region.id) !== stages.stage) return false;
  return offerOf(products[product], region, clock) !== undefined;
}

function tileModel(tile: HomeTile, context: PageContext): TileModel {
  const { region, clock, text, productText, money, picture, links } = context;
  const product = products[tile.product];
  const offer = offerOf(product, region, clock);
  const name = text(`product.${product.id}.name`);
  const values = {
    ...(tile.values?.saving !== undefined && { saving: money({ amount: tile.values.saving, currency: region.currency }) }),
    // A window ends with the first moment after it: copy names the last day.
    ...(tile.values?.ends !== undefined && { ends: new Date(tile.values.ends - 1) }),
  };
  const badge = tile.badge ?? (offer?.state === 'preOrder' ? 'home.badge.preOrder' : undefined);
  const href = links.to({ product: product.id });
  return {
    key: tile.key,
    title: tile.title ? text(tile.title, values) : name,
    subtitle: productText(tile.subtitle ?? `product.${product.id}.line`, product.id, values),
    ...(product.licence && { copyright: text(`licence.${product.licence}`) }),
    picture: picture(product.picture, name),
    ...(badge && { badge: { label: text(badge) } }),
    ...(offer?.price && {
      price: {
        current: money(offer.price),
        ...(offer.was && { was: money(offer.was) }),
        ...(offer.installment && { note: text('label.installment', { ...offer.installment }) }),
      },
    }),
    offer: productActions(name, tile.showBuy ? offer?.state : undefined, href, links.buy(product.id)),
  };
}
