import { products, productTextId, type Product } from '@kinemorph/content';
import type { Messages, Text } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { CallToAction, FeatureBlock, ProductHero, SpecsGroup, StatBand } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { guarantees } from '../sections/guarantees.server.ts';
import { offerModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import type en from './copy/en-US.json';
import { shareOf, viewOf, views } from './pictures.server.ts';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const inLargeType = ['servos', 'chips', 'voiceCommands'] as const;
/** A gallery of fewer pictures shows only pictures that are already on the page. */
const fewestPictures = 3;

export interface ProductModel {
  readonly bar: BarModel;
  /** `hasScene` is false if the machine has no studio render: the hero then shows it as a cut-out. */
  readonly hero: ComponentProps<typeof ProductHero> & { readonly hasScene: boolean };
  readonly buying: BuyingModel;
  readonly overview: ComponentProps<typeof FeatureBlock>;
  readonly specs: {
    readonly heading: string;
    readonly stats: ComponentProps<typeof StatBand>['stats'];
    readonly groups: readonly SpecsGroup[];
  };
  readonly gallery?: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** The page of products without their own screen: their facts, their texts and their renders. */
export const product: ScreenModel<ProductModel> = {
  model: (context) => productModel(context, productAt(context)),
  head: (context) => {
    const { id } = productAt(context);
    const t = wordsOf(context, id);
    return productHead(
      context,
      id,
      { title: t('head.title'), description: t('head.description'), keywords: t('head.keywords') },
      shareOf(id),
    );
  },
};

function productAt({ path }: ModelContext): Product {
  const found = Object.values(products).find(({ slug }) => slug === path);
  if (!found)
    throw new Error(`no product has the slug "${path}", so the shared product page has nothing to show there`);
  return found;
}

type Part = Parameters<typeof productTextId>[1];

/** Returns the texts of a product for its page, with its figures in them. */
function wordsOf({ productText }: ModelContext, id: Product['id']): (part: Part) => string {
  return (part) => productText(productTextId(id, part), id);
}

function productModel(context: ModelContext, { id, picture: cutOut, otherShape }: Product): ProductModel {
  const { text, picture } = context;
  const t = wordsOf(context, id);
  const pageText = copy(context);
  const name = t('name');
  const offer = offerModel(context, id);
  const buy = offer?.buy ? [offer.buy] : [];
  const scene = viewOf(id, 'hero');
  const gallery = galleryModel(context, id, pageText);
  return {
    bar: barModel(
      context,
      id,
      [
        { label: text('section.overview'), href: '#overview' },
        { label: text('section.specs'), href: '#specs' },
        ...(gallery ? [{ label: text('section.gallery'), href: '#gallery' } as const] : []),
      ],
      offer,
    ),
    hero: {
      title: name,
      subtitle: t('line'),
      hasScene: scene !== undefined,
      picture: picture(scene ?? cutOut, pageText('view.hero', { name })),
      tallPicture: picture(cutOut, pageText('view.hero', { name })),
      price: offer?.price,
      actions: buy,
    },
    buying: buyingModel(context, id),
    overview: {
      title: t('overview.title'),
      text: t('overview.text'),
      picture: otherShape
        ? picture(otherShape, pageText('view.vehicle', { name }))
        : picture(cutOut, pageText('view.hero', { name })),
    },
    specs: { heading: text('section.specs'), stats: statsOf(context, id), groups: specsOf(context, id) },
    ...(gallery && { gallery }),
    order: {
      title: t('order.title'),
      text: t('order.text'),
      price: offer?.price,
      actions: buy,
      status: offer?.status,
      picture: picture(cutOut, ''),
      ...guarantees(context, id),
    },
  };
}

/** Returns the figures in large type; unknown ones are left out. */
function statsOf({ text }: ModelContext, id: Product['id']): ProductModel['specs']['stats'] {
  const { hardware } = products[id];
  return [
    ...inLargeType.flatMap((figure) =>
      hardware[figure] === undefined ? [] : [{ number: String(hardware[figure]), text: text(`specs.${figure}`) }],
    ),
    ...(hardware.audioLines === undefined
      ? []
      : [{ number: text('specs.atLeast.short', { count: hardware.audioLines }), text: text('specs.audioLines') }]),
  ];
}

function galleryModel(
  context: ModelContext,
  id: Product['id'],
  pageText: Text<keyof typeof en>,
): ProductModel['gallery'] {
  const name = context.text(productTextId(id, 'name'));
  const shown = views.flatMap((view) => {
    const render = viewOf(id, view);
    return render ? [{ picture: render, alt: pageText(`view.${view}`, { name }) }] : [];
  });
  return shown.length < fewestPictures
    ? undefined
    : { heading: context.text('section.gallery'), ...galleryOf(context, shown) };
}
