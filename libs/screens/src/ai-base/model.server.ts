import { returnDays, standardWarrantyYears } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { CallToAction, FeatureBlock, LinkAction, ProductHero, Steps } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel, type OfferModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import type en from './copy/en-US.json';
import type { DetailProps } from './Details.tsx';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const product = 'aiBase';

export interface AiBaseModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly what: ComponentProps<typeof FeatureBlock>;
  readonly details: { readonly heading: string; readonly details: readonly DetailProps[] };
  readonly stack: ComponentProps<typeof FeatureBlock>;
  readonly use: { readonly heading: string; readonly actions: readonly LinkAction[] } & Pick<
    ComponentProps<typeof Steps>,
    'steps'
  >;
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** AI Base: a quiet object, shown from above, up close, stacked and in use. */
export const aiBase: ScreenModel<AiBaseModel> = {
  model: (context) => {
    const { text, picture } = context;
    const say = copy(context);
    const offer = offerModel(context, product);
    const buy = offer?.buy ? [offer.buy] : [];
    return {
      bar: barModel(
        context,
        product,
        [
          { label: text('section.overview'), href: '#overview' },
          { label: say('details.label'), href: '#ProductDetails' },
          { label: say('use.label'), href: '#use' },
          { label: text('section.gallery'), href: '#gallery' },
        ],
        offer,
      ),
      buying: buyingModel(context, product),
      hero: {
        title: say('title'),
        subtitle: say('subtitle'),
        picture: picture('ai-base/hero', say('hero.alt')),
        tallPicture: picture('ai-base/cut-out', say('hero.alt')),
        price: offer?.price,
        actions: buy,
      },
      what: { title: say('what.title'), text: say('what.text'), picture: picture('ai-base/top', say('what.alt')) },
      details: detailsOf(context, say),
      stack: {
        title: say('stack.title'),
        text: say('stack.text'),
        picture: picture('ai-base/stack-cut-out', say('stack.alt')),
      },
      use: usageOf(context, say),
      gallery: galleryModel(context, say),
      order: orderOf(context, say, offer, buy),
    };
  },
  head: (context) => {
    const say = copy(context);
    return productHead(
      context,
      product,
      { title: say('head.title'), description: say('head.description'), keywords: say('head.keywords') },
      'ai-base/share',
    );
  },
};

type Say = ReturnType<typeof copy>;

/** Its display and its seam, up close. */
function detailsOf({ picture }: PageContext, say: Say): AiBaseModel['details'] {
  return {
    heading: say('details.heading'),
    details: [
      {
        title: say('display.title'),
        text: say('display.text'),
        picture: picture('ai-base/detail-display', say('display.alt')),
      },
      {
        title: say('seam.title'),
        text: say('seam.text'),
        picture: picture('ai-base/detail-seam', say('seam.alt')),
      },
    ],
  };
}

/** The section about its use, with the robot that it is made for. */
function usageOf({ text, links }: PageContext, say: Say): AiBaseModel['use'] {
  const robot = links.to({ product: 'eliteOptimusPrime' });
  return {
    heading: say('use.heading'),
    steps: (['place', 'stand', 'talk'] as const).map((step) => ({
      title: say(`use.${step}`),
      text: say(`use.${step}.text`),
    })),
    actions: robot
      ? [
          {
            label: say('use.robot', { robot: text('product.eliteOptimusPrime.name') }),
            href: robot,
            tone: 'outline',
          },
        ]
      : [],
  };
}

function galleryModel(context: PageContext, say: Say): AiBaseModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      { picture: 'ai-base/top', alt: say('what.alt') },
      { picture: 'ai-base/detail-display', alt: say('display.alt') },
      { picture: 'ai-base/stack', alt: say('stack.alt') },
      { picture: 'ai-base/back', alt: say('gallery.back') },
      { picture: 'ai-base/detail-seam', alt: say('seam.alt') },
      { picture: 'ai-base/share', alt: say('gallery.night') },
    ]),
  };
}

/** The price and the terms of sale. */
function orderOf(
  { region, text, picture }: PageContext,
  say: Say,
  offer: OfferModel | undefined,
  buy: readonly LinkAction[],
): AiBaseModel['order'] {
  const days = returnDays[region.id];
  return {
    title: say('order.title'),
    text: say('order.text'),
    price: offer?.price,
    actions: buy,
    status: offer?.status,
    picture: picture('ai-base/cut-out', ''),
    notice: {
      title: say('order.notice'),
      items: [
        { label: text('specs.warranty'), value: text('specs.warranty.value', { years: standardWarrantyYears }) },
        ...(days === undefined ? [] : [{ label: say('order.returns'), value: say('order.returns.value', { days }) }]),
      ],
    },
  };
}
