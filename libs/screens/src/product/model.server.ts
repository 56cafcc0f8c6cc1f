import { products, productTextId, type Product } from '@kinemorph/content';
import type { Messages, Text } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
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
/** A gallery of fewer pictures shows nothing that the page does not. */
const fewestPictures = 3;

export interface ProductModel {
  readonly bar: BarModel;
  /** `hasScene` is false where the machine has no render in its studio: it stands there cut out then. */
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

/** The page of products without a screen of their own: their facts, their words and the renders that there are of them. */
export const product: ScreenModel<ProductModel> = {
  model: (context) => productModel(context, productAt(context)),
  head: (context) => {
    const { id } = productAt(context);
    const say = wordsOf(context, id);
    return productHead(
      context,
      id,
      { title: say('head.title'), description: say('head.description'), keywords: say('head.keywords') },
      shareOf(id),
    );
  },
};

function productAt({ path }: PageContext): Product {
  const found = Object.values(products).find(({ slug }) => slug === path);
  if (!found)
    throw new Error(`no product has the slug "${path}", so the shared product page has nothing to show there`);
  return found;
}

type Part = Parameters<typeof productTextId>[1];

/** Returns the texts that a product writes for its page, with its figures in them. */
function wordsOf({ productText }: PageContext, id: Product['id']): (part: Part) => string {
  return (part) => productText(productTextId(id, part), id);
}

function productModel(context: PageContext, { id, picture: cutOut, otherShape }: Product): ProductModel {
  const { text, picture } = context;
  const say = wordsOf(context, id);
  const said = copy(context);
  const name = say('name');
  const offer = offerModel(context, id);
  const buy = offer?.buy ? [offer.buy] : [];
  const scene = viewOf(id, 'hero');
  const gallery = galleryModel(context, id, said);
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
      subtitle: say('line'),
      hasScene: scene !== undefined,
      picture: picture(scene ?? cutOut, said('view.hero', { name })),
      tallPicture: picture(cutOut, said('view.hero', { name })),
      price: offer?.price,
      actions: buy,
    },
    buying: buyingModel(context, id),
    overview: {
      title: say('overview.title'),
      text: say('overview.text'),
      picture: otherShape
        ? picture(otherShape, said('view.vehicle', { name }))
        : picture(cutOut, said('view.hero', { name })),
    },
    specs: { heading: text('section.specs'), stats: statsOf(context, id), groups: specsOf(context, id) },
    ...(gallery && { gallery }),
    order: {
      title: say('order.title'),
      text: say('order.text'),
      price: offer?.price,
      actions: buy,
      status: offer?.status,
      picture: picture(cutOut, ''),
      ...guarantees(context, id),
    },
  };
}

/** The figures in large type; what is not known of the product is left out. */
function statsOf({ text }: PageContext, id: Product['id']): ProductModel['specs']['stats'] {
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

function galleryModel(context: PageContext, id: Product['id'], said: Text<keyof typeof en>): ProductModel['gallery'] {
  const name = context.text(productTextId(id, 'name'));
  const shown = views.flatMap((view) => {
    const render = viewOf(id, view);
    return render ? [{ picture: render, alt: said(`view.${view}`, { name }) }] : [];
  });
  return shown.length < fewestPictures
    ? undefined
    : { heading: context.text('section.gallery'), ...galleryOf(context, shown) };
}
