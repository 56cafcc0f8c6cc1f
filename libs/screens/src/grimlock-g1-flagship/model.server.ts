import { products } from '@kinemorph/content';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import type { CallToAction, FeatureBlock, ProductHero, Section, SpecsGroup, Step, VideoButton } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { galleryOf, placePicture, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel, type OfferModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { transformationOf, type TransformationModel } from '../sections/transformation.server.ts';
import {
  hardwareModel,
  programmingModel,
  voiceModel,
  type HardwareModel,
  type ProgrammingModel,
  type VoiceModel,
} from './abilities.server.ts';
import { orderModel, preOrderModel, type PreOrderModel } from './order.server.ts';
import { words, type PageText } from './words.server.ts';

type Feature = ComponentProps<typeof FeatureBlock>;

export interface GrimlockG1FlagshipModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly film: ComponentProps<typeof VideoButton>;
  readonly shapes: TransformationModel;
  readonly hardware: HardwareModel;
  /** While the pre-order is open. */
  readonly preOrder: PreOrderModel | undefined;
  readonly details: Pick<ComponentProps<typeof Section>, 'heading'> & { readonly steps: readonly Step[] };
  readonly voice: VoiceModel;
  readonly app: Feature;
  readonly theater: Feature;
  readonly programming: ProgrammingModel;
  readonly specs: { readonly heading: string; readonly groups: readonly SpecsGroup[] };
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

const id = 'grimlockG1Flagship';
const { hardware: figures, licence } = products[id];

/** Flagship Grimlock: announced, in pre-order or on sale, depending on the clock. */
export const grimlockG1Flagship: ScreenModel<GrimlockG1FlagshipModel> = {
  model: (context) => {
    const { text } = context;
    const t = words(context);
    const offer = offerModel(context, id);
    const sections = [
      { label: t('shapes.label'), href: '#overview' },
      { label: t('hardware.label'), href: '#HardwareTech' },
      { label: t('details.label'), href: '#ProductDetails' },
      { label: t('software.label'), href: '#SoftwareAbility' },
      { label: text('section.specs'), href: '#specs' },
      { label: text('section.gallery'), href: '#gallery' },
    ] as const;
    return {
      bar: barModel(context, id, sections, offer),
      buying: buyingModel(context, id),
      hero: heroModel(context, t, offer),
      film: filmModel(context, t),
      ...featureModels(context, t),
      hardware: hardwareModel(context, t),
      preOrder: preOrderModel(context, t, offer),
      details: {
        heading: t('details.heading'),
        steps: (['head', 'ribs', 'claw'] as const).map((part) => ({
          title: t(`details.${part}`),
          text: t(`details.${part}.text`),
          picture: context.picture(`grimlock-g1-flagship/detail-${part}`, t(`details.${part}.alt`)),
        })),
      },
      voice: voiceModel(context, t),
      programming: programmingModel(context, t),
      specs: { heading: text('section.specs'), groups: specsOf(context, id) },
      gallery: { heading: text('section.gallery'), ...galleryOf(context, galleryPictures(context, t)) },
      order: orderModel(context, t, offer),
    };
  },
  head: (context) => {
    const t = words(context);
    return productHead(
      context,
      id,
      {
        title: t('head.title'),
        description: t('head.description', { ...figures }),
        keywords: t('head.keywords'),
      },
      'grimlock-g1-flagship/share',
    );
  },
};

function heroModel(
  { text, picture }: ModelContext,
  t: PageText,
  offer: OfferModel | undefined,
): GrimlockG1FlagshipModel['hero'] {
  const badges = {
    announced: { label: text('announced'), tone: 'light' },
    preOrder: { label: t('preOrder.badge'), tone: 'signal' },
  } as const;
  return {
    title: t('title'),
    subtitle: t('subtitle'),
    picture: picture('grimlock-g1-flagship/hero', t('hero.alt')),
    tallPicture: picture('grimlock-g1-flagship/detail-head', t('hero.alt')),
    ...((offer?.state === 'announced' || offer?.state === 'preOrder') && { badges: [badges[offer.state]] }),
    price: offer?.price,
    actions: [...(offer?.buy ? [offer.buy] : []), { label: t('hero.robot'), href: '#overview', tone: 'outline' }],
    ...(licence && { copyright: text(`licence.${licence}`) }),
  };
}

/** Returns the film. It ends with the key visual, so the key visual is its poster too. */
function filmModel({ text, film, picture }: ModelContext, t: PageText): GrimlockG1FlagshipModel['film'] {
  return {
    label: text('label.watchVideo'),
    title: t('film.title'),
    description: t('film.text'),
    closeLabel: text('close'),
    sources: film('flagship-grimlock/rouse').sources,
    poster: picture('grimlock-g1-flagship/hero', '').src,
  };
}

function featureModels(
  context: ModelContext,
  t: PageText,
): Pick<GrimlockG1FlagshipModel, 'shapes' | 'app' | 'theater'> {
  const { picture } = context;
  return {
    shapes: transformationOf(context, 'flagship-grimlock-change', {
      eyebrow: t('shapes.label'),
      title: t('shapes.title'),
      text: t('shapes.text'),
      description: t('shapes.film'),
      captions: [t('shapes.first'), t('shapes.half'), t('shapes.last')],
    }),
    app: {
      eyebrow: t('app.label'),
      title: t('app.title'),
      text: t('app.text', { ...figures }),
      items: (['steer', 'moves', 'care'] as const).map((item) => ({
        title: t(`app.${item}`),
        text: t(`app.${item}.text`),
      })),
      picture: picture('grimlock-g1-flagship/action', t('app.alt')),
    },
    theater: {
      eyebrow: t('theater.label'),
      title: t('theater.title'),
      text: t('theater.text'),
      picture: picture('grimlock-g1-flagship/robot-cut-out', t('theater.alt')),
    },
  };
}

function galleryPictures(context: ModelContext, t: PageText): Parameters<typeof galleryOf>[1] {
  return [
    placePicture(context, 'grimlockG1Flagship', 'grimlock-g1-flagship-places/desk'),
    { picture: 'grimlock-g1-flagship/detail-head', alt: t('details.head.alt') },
    placePicture(context, 'grimlockG1Flagship', 'grimlock-g1-flagship-places/box'),
    { picture: 'grimlock-g1-flagship/back', alt: t('programming.alt') },
    placePicture(context, 'grimlockG1Flagship', 'grimlock-g1-flagship-places/room'),
  ];
}
