import { products } from '@kinemorph/content';
import type { Messages, Text } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type {
  CallToAction,
  DialogLink,
  FeatureBlock,
  ProductHero,
  Section,
  SpecsGroup,
  StatBand,
  Step,
} from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import { galleryOf, placePicture, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel, type OfferModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { softwareLinks, waysToProgram } from '../sections/software.server.ts';
import type en from './copy/en-US.json';

type PageText = Text<keyof typeof en>;
type Feature = ComponentProps<typeof FeatureBlock>;

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const id = 'bumblebeeG1Performance';
const { hardware, licence } = products[id];

export interface BumblebeeG1PerformanceModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly hello: Feature;
  /** Every command; without JavaScript the dialog's button leads to the list among the specs. */
  readonly voice: {
    readonly dialog: Omit<ComponentProps<typeof DialogLink>, 'children'>;
    readonly commands: CommandsModel;
  };
  readonly figures: Pick<ComponentProps<typeof Section>, 'heading'> & Pick<ComponentProps<typeof StatBand>, 'stats'>;
  readonly face: Feature;
  readonly shell: Feature;
  readonly play: Feature;
  readonly programming: Pick<ComponentProps<typeof Section>, 'heading' | 'intro'> & { readonly steps: readonly Step[] };
  readonly specs: { readonly heading: string; readonly groups: readonly SpecsGroup[] };
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** Bumblebee G1 Performance, with a dialog of all its voice commands. */
export const bumblebeeG1Performance: ScreenModel<BumblebeeG1PerformanceModel> = {
  model: (context) => {
    const { text, picture } = context;
    const t = copy(context);
    const offer = offerModel(context, id);
    const sections = [
      { label: text('section.overview'), href: '#overview' },
      { label: t('programming.label'), href: '#SoftwareAbility' },
      { label: text('section.specs'), href: '#specs' },
      { label: text('section.gallery'), href: '#gallery' },
    ] as const;
    return {
      bar: barModel(context, id, sections, offer),
      buying: buyingModel(context, id),
      hero: heroModel(context, t, offer),
      ...featureModels(context, t),
      voice: voiceOf(context, t),
      figures: {
        heading: t('figures.heading'),
        stats: (['servos', 'voiceCommands', 'sounds'] as const).map((figure) => ({
          number: String(hardware[figure]),
          text: t(`figures.${figure}`),
        })),
      },
      programming: {
        heading: t('programming.heading'),
        intro: t('programming.intro'),
        steps: waysToProgram.map((way) => ({ title: t(`programming.${way}`), text: t(`programming.${way}.text`) })),
      },
      specs: { heading: text('section.specs'), groups: specsOf(context, id) },
      gallery: {
        heading: text('section.gallery'),
        ...galleryOf(context, [
          placePicture(context, id, 'bumblebee-g1-performance-places/desk'),
          { picture: 'bumblebee-g1-performance/wave', alt: t('hello.alt') },
          { picture: 'bumblebee-g1-performance/detail-shell', alt: t('shell.alt') },
          { picture: 'bumblebee-g1-performance/action', alt: t('play.alt') },
          { picture: 'bumblebee-g1-performance/back', alt: t('gallery.back') },
          { picture: 'bumblebee-g1-performance/detail-head', alt: t('face.alt') },
        ]),
      },
      order: {
        title: t('order.title'),
        text: t('order.text'),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
        status: offer?.status,
        picture: picture('bumblebee-g1-performance/cut-out', ''),
      },
    };
  },
  head: (context) => {
    const t = copy(context);
    return productHead(
      context,
      id,
      {
        title: t('head.title'),
        description: t('head.description', { ...hardware }),
        keywords: t('head.keywords'),
      },
      'bumblebee-g1-performance/share',
    );
  },
};

/** Returns the dialog of all voice commands. */
function voiceOf(context: ModelContext, t: PageText): BumblebeeG1PerformanceModel['voice'] {
  const { text } = context;
  return {
    dialog: {
      label: t('hello.open', { ...hardware }),
      href: '#voice-commands',
      title: t('voice.dialog'),
      description: t('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['hello', 'walk', 'dance', 'show'] as const).map((group) => ({
        title: t(`voice.${group}`),
        phrases: t(`voice.${group}.phrases`),
      })),
    ),
  };
}

function heroModel(
  { text, picture }: ModelContext,
  t: PageText,
  offer: OfferModel | undefined,
): BumblebeeG1PerformanceModel['hero'] {
  return {
    eyebrow: text(`product.${id}.name`),
    title: t('title'),
    subtitle: t('subtitle'),
    picture: picture('bumblebee-g1-performance/hero', t('hero.alt')),
    price: offer?.price,
    actions: [...(offer?.buy ? [offer.buy] : []), { label: t('hero.voice'), href: '#overview', tone: 'outline' }],
    ...(licence && { copyright: text(`licence.${licence}`) }),
  };
}

function featureModels(
  context: ModelContext,
  t: PageText,
): Pick<BumblebeeG1PerformanceModel, 'hello' | 'face' | 'shell' | 'play'> {
  const feature = (
    name: 'hello' | 'face' | 'shell' | 'play',
    view: 'wave' | 'detail-head' | 'detail-shell' | 'action',
  ) => ({
    eyebrow: t(`${name}.eyebrow`),
    title: t(`${name}.title`),
    text: t(`${name}.text`, { ...hardware }),
    picture: context.picture(`bumblebee-g1-performance/${view}`, t(`${name}.alt`)),
  });
  const hubs = softwareLinks(context, {
    hub: { label: t('play.hub'), tone: 'outline' },
    studio: { label: t('play.studio'), tone: 'outline' },
  });
  return {
    hello: feature('hello', 'wave'),
    face: feature('face', 'detail-head'),
    shell: feature('shell', 'detail-shell'),
    play: { ...feature('play', 'action'), actions: hubs },
  };
}
