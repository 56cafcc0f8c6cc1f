import { products } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import type { CallToAction, FeatureBlock, ProductHero, Section, SpecsGroup, Step, VideoButton } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
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
import { words, type Say } from './words.server.ts';

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

/** Flagship Grimlock: announced, in pre-order or on sale, as the clock says. */
export const grimlockG1Flagship: ScreenModel<GrimlockG1FlagshipModel> = {
  model: (context) => {
    const { text } = context;
    const say = words(context);
    const offer = offerModel(context, id);
    const sections = [
      { label: say('shapes.label'), href: '#overview' },
      { label: say('hardware.label'), href: '#HardwareTech' },
      { label: say('details.label'), href: '#ProductDetails' },
      { label: say('software.label'), href: '#SoftwareAbility' },
      { label: text('section.specs'), href: '#specs' },
      { label: text('section.gallery'), href: '#gallery' },
    ] as const;
    return {
      bar: barModel(context, id, sections, offer),
      buying: buyingModel(context, id),
      hero: heroModel(context, say, offer),
      film: filmModel(context, say),
      ...featureModels(context, say),
      hardware: hardwareModel(context, say),
      preOrder: preOrderModel(context, say, offer),
      details: {
        heading: say('details.heading'),
        steps: (['head', 'ribs', 'claw'] as const).map((part) => ({
          title: say(`details.${part}`),
          text: say(`details.${part}.text`),
          picture: context.picture(`grimlock-g1-flagship/detail-${part}`, say(`details.${part}.alt`)),
        })),
      },
      voice: voiceModel(context, say),
      programming: programmingModel(context, say),
      specs: { heading: text('section.specs'), groups: specsOf(context, id) },
      gallery: { heading: text('section.gallery'), ...galleryOf(context, galleryPictures(say)) },
      order: orderModel(context, say, offer),
    };
  },
  head: (context) => {
    const say = words(context);
    return productHead(
      context,
      id,
      {
        title: say('head.title'),
        description: say('head.description', { ...figures }),
        keywords: say('head.keywords'),
      },
      'grimlock-g1-flagship/share',
    );
  },
};

function heroModel(
  { text, picture }: PageContext,
  say: Say,
  offer: OfferModel | undefined,
): GrimlockG1FlagshipModel['hero'] {
  const badges = {
    announced: { label: text('announced'), tone: 'light' },
    preOrder: { label: say('preOrder.badge'), tone: 'signal' },
  } as const;
  return {
    title: say('title'),
    subtitle: say('subtitle'),
    picture: picture('grimlock-g1-flagship/hero', say('hero.alt')),
    tallPicture: picture('grimlock-g1-flagship/detail-head', say('hero.alt')),
    ...((offer?.state === 'announced' || offer?.state === 'preOrder') && { badges: [badges[offer.state]] }),
    price: offer?.price,
    actions: [...(offer?.buy ? [offer.buy] : []), { label: say('hero.robot'), href: '#overview', tone: 'outline' }],
    ...(licence && { copyright: text(`licence.${licence}`) }),
  };
}

/** The key visual's film ends as the key visual, which is why that stands in its place until it plays. */
function filmModel({ text, film, picture }: PageContext, say: Say): GrimlockG1FlagshipModel['film'] {
  return {
    label: text('label.watchVideo'),
    title: say('film.title'),
    description: say('film.text'),
    closeLabel: text('close'),
    sources: film('flagship-grimlock/rouse').sources,
    poster: picture('grimlock-g1-flagship/hero', '').src,
  };
}

function featureModels(context: PageContext, say: Say): Pick<GrimlockG1FlagshipModel, 'shapes' | 'app' | 'theater'> {
  const { picture } = context;
  return {
    shapes: transformationOf(context, 'flagship-grimlock-change', {
      eyebrow: say('shapes.label'),
      title: say('shapes.title'),
      text: say('shapes.text'),
      description: say('shapes.film'),
      captions: [say('shapes.first'), say('shapes.half'), say('shapes.last')],
    }),
    app: {
      eyebrow: say('app.label'),
      title: say('app.title'),
      text: say('app.text', { ...figures }),
      items: (['steer', 'moves', 'care'] as const).map((item) => ({
        title: say(`app.${item}`),
        text: say(`app.${item}.text`),
      })),
      picture: picture('grimlock-g1-flagship/action', say('app.alt')),
    },
    theater: {
      eyebrow: say('theater.label'),
      title: say('theater.title'),
      text: say('theater.text'),
      picture: picture('grimlock-g1-flagship/robot-cut-out', say('theater.alt')),
    },
  };
}

function galleryPictures(say: Say): readonly { readonly picture: PictureName; readonly alt: string }[] {
  return [
    { picture: 'grimlock-g1-flagship/action', alt: say('app.alt') },
    { picture: 'grimlock-g1-flagship/detail-head', alt: say('details.head.alt') },
    { picture: 'grimlock-g1-flagship/robot', alt: say('shapes.alt') },
    { picture: 'grimlock-g1-flagship/detail-claw', alt: say('details.claw.alt') },
    { picture: 'grimlock-g1-flagship/back', alt: say('programming.alt') },
    // The last panel is as wide as the gallery.
    { picture: 'grimlock-g1-flagship/hero', alt: say('hero.alt') },
  ];
}
