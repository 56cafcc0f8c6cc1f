import { products } from '@kinemorph/content';
import type { Messages, Text } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
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
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel, type OfferModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { softwareDoors, waysToProgram } from '../sections/software.server.ts';
import type en from './copy/en-US.json';

type Say = Text<keyof typeof en>;
type Feature = ComponentProps<typeof FeatureBlock>;

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const id = 'bumblebeeG1Performance';
const { hardware, licence } = products[id];

export interface BumblebeeG1PerformanceModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly hello: Feature;
  /** Every command; the dialog's button leads to the list among the specs where no JavaScript runs. */
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
    const say = copy(context);
    const offer = offerModel(context, id);
    const sections = [
      { label: text('section.overview'), href: '#overview' },
      { label: say('programming.label'), href: '#SoftwareAbility' },
      { label: text('section.specs'), href: '#specs' },
      { label: text('section.gallery'), href: '#gallery' },
    ] as const;
    return {
      bar: barModel(context, id, sections, offer),
      buying: buyingModel(context, id),
      hero: heroModel(context, say, offer),
      ...featureModels(context, say),
      voice: voiceOf(context, say),
      figures: {
        heading: say('figures.heading'),
        stats: (['servos', 'voiceCommands', 'sounds'] as const).map((figure) => ({
          number: String(hardware[figure]),
          text: say(`figures.${figure}`),
        })),
      },
      programming: {
        heading: say('programming.heading'),
        intro: say('programming.intro'),
        steps: waysToProgram.map((way) => ({ title: say(`programming.${way}`), text: say(`programming.${way}.text`) })),
      },
      specs: { heading: text('section.specs'), groups: specsOf(context, id) },
      gallery: {
        heading: text('section.gallery'),
        ...galleryOf(context, [
          { picture: 'bumblebee-g1-performance/action', alt: say('play.alt') },
          { picture: 'bumblebee-g1-performance/detail-head', alt: say('face.alt') },
          { picture: 'bumblebee-g1-performance/wave', alt: say('hello.alt') },
          { picture: 'bumblebee-g1-performance/detail-shell', alt: say('shell.alt') },
          { picture: 'bumblebee-g1-performance/back', alt: say('gallery.back') },
          { picture: 'bumblebee-g1-performance/hero', alt: say('hero.alt') },
        ]),
      },
      order: {
        title: say('order.title'),
        text: say('order.text'),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
        status: offer?.status,
        picture: picture('bumblebee-g1-performance/cut-out', ''),
      },
    };
  },
  head: (context) => {
    const say = copy(context);
    return productHead(
      context,
      id,
      {
        title: say('head.title'),
        description: say('head.description', { ...hardware }),
        keywords: say('head.keywords'),
      },
      'bumblebee-g1-performance/share',
    );
  },
};

/** The dialog of all voice commands. */
function voiceOf(context: PageContext, say: Say): BumblebeeG1PerformanceModel['voice'] {
  const { text } = context;
  return {
    dialog: {
      label: say('hello.open', { ...hardware }),
      href: '#voice-commands',
      title: say('voice.dialog'),
      description: say('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['hello', 'walk', 'dance', 'show'] as const).map((group) => ({
        title: say(`voice.${group}`),
        phrases: say(`voice.${group}.phrases`),
      })),
    ),
  };
}

function heroModel(
  { text, picture }: PageContext,
  say: Say,
  offer: OfferModel | undefined,
): BumblebeeG1PerformanceModel['hero'] {
  return {
    eyebrow: text(`product.${id}.name`),
    title: say('title'),
    subtitle: say('subtitle'),
    picture: picture('bumblebee-g1-performance/hero', say('hero.alt')),
    price: offer?.price,
    actions: [...(offer?.buy ? [offer.buy] : []), { label: say('hero.voice'), href: '#overview', tone: 'outline' }],
    ...(licence && { copyright: text(`licence.${licence}`) }),
  };
}

function featureModels(
  context: PageContext,
  say: Say,
): Pick<BumblebeeG1PerformanceModel, 'hello' | 'face' | 'shell' | 'play'> {
  const feature = (
    name: 'hello' | 'face' | 'shell' | 'play',
    view: 'wave' | 'detail-head' | 'detail-shell' | 'action',
  ) => ({
    eyebrow: say(`${name}.eyebrow`),
    title: say(`${name}.title`),
    text: say(`${name}.text`, { ...hardware }),
    picture: context.picture(`bumblebee-g1-performance/${view}`, say(`${name}.alt`)),
  });
  const hubs = softwareDoors(context, {
    hub: { label: say('play.hub'), tone: 'outline' },
    studio: { label: say('play.studio'), tone: 'outline' },
  });
  return {
    hello: feature('hello', 'wave'),
    face: feature('face', 'detail-head'),
    shell: feature('shell', 'detail-shell'),
    play: { ...feature('play', 'action'), actions: hubs },
  };
}
