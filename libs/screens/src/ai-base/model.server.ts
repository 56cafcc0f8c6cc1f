import { returnDays, standardWarrantyYears } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
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
    const t = copy(context);
    const offer = offerModel(context, product);
    const buy = offer?.buy ? [offer.buy] : [];
    return {
      bar: barModel(
        context,
        product,
        [
          { label: text('section.overview'), href: '#overview' },
          { label: t('details.label'), href: '#ProductDetails' },
          { label: t('use.label'), href: '#use' },
          { label: text('section.gallery'), href: '#gallery' },
        ],
        offer,
      ),
      buying: buyingModel(context, product),
      hero: {
        title: t('title'),
        subtitle: t('subtitle'),
        picture: picture('ai-base/hero', t('hero.alt')),
        tallPicture: picture('ai-base/cut-out', t('hero.alt')),
        price: offer?.price,
        actions: buy,
      },
      what: { title: t('what.title'), text: t('what.text'), picture: picture('ai-base/top', t('what.alt')) },
      details: detailsOf(context, t),
      stack: {
        title: t('stack.title'),
        text: t('stack.text'),
        picture: picture('ai-base/stack-cut-out', t('stack.alt')),
      },
      use: usageOf(context, t),
      gallery: galleryModel(context, t),
      order: orderOf(context, t, offer, buy),
    };
  },
  head: (context) => {
    const t = copy(context);
    return productHead(
      context,
      product,
      { title: t('head.title'), description: t('head.description'), keywords: t('head.keywords') },
      'ai-base/share',
    );
  },
};

type PageText = ReturnType<typeof copy>;

/** Its display and its seam, up close. */
function detailsOf({ picture }: ModelContext, t: PageText): AiBaseModel['details'] {
  return {
    heading: t('details.heading'),
    details: [
      {
        title: t('display.title'),
        text: t('display.text'),
        picture: picture('ai-base/detail-display', t('display.alt')),
      },
      {
        title: t('seam.title'),
        text: t('seam.text'),
        picture: picture('ai-base/detail-seam', t('seam.alt')),
      },
    ],
  };
}

/** Returns the section about its use, with the robot that it is made for. */
function usageOf({ text, links }: ModelContext, t: PageText): AiBaseModel['use'] {
  const robot = links.to({ product: 'eliteOptimusPrime' });
  return {
    heading: t('use.heading'),
    steps: (['place', 'stand', 'talk'] as const).map((step) => ({
      title: t(`use.${step}`),
      text: t(`use.${step}.text`),
    })),
    actions: robot
      ? [
          {
            label: t('use.robot', { robot: text('product.eliteOptimusPrime.name') }),
            href: robot,
            tone: 'outline',
          },
        ]
      : [],
  };
}

function galleryModel(context: ModelContext, t: PageText): AiBaseModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      { picture: 'ai-base/top', alt: t('what.alt') },
      { picture: 'ai-base/detail-display', alt: t('display.alt') },
      { picture: 'ai-base/stack', alt: t('stack.alt') },
      { picture: 'ai-base/back', alt: t('gallery.back') },
      { picture: 'ai-base/detail-seam', alt: t('seam.alt') },
      { picture: 'ai-base/share', alt: t('gallery.night') },
    ]),
  };
}

/** Returns the price and the terms of sale. */
function orderOf(
  { region, text, picture }: ModelContext,
  t: PageText,
  offer: OfferModel | undefined,
  buy: readonly LinkAction[],
): AiBaseModel['order'] {
  const days = returnDays[region.id];
  return {
    title: t('order.title'),
    text: t('order.text'),
    price: offer?.price,
    actions: buy,
    status: offer?.status,
    picture: picture('ai-base/cut-out', ''),
    notice: {
      title: t('order.notice'),
      items: [
        { label: text('specs.warranty'), value: text('specs.warranty.value', { years: standardWarrantyYears }) },
        ...(days === undefined ? [] : [{ label: t('order.returns'), value: t('order.returns.value', { days }) }]),
      ],
    },
  };
}
