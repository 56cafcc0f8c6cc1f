import { products } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type {
  CallToAction,
  CommandGroup,
  DialogLink,
  FeatureBlock,
  LinkAction,
  ProductHero,
  Section,
  SpecsGroup,
  StatBand,
} from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import { figuresOf } from '../sections/figures.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { guarantees } from '../sections/guarantees.server.ts';
import { offerModel, type OfferModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { softwareDoors } from '../sections/software.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { transformationOf, type TransformationModel } from '../sections/transformation.server.ts';
import type en from './copy/en-US.json';
import type { ShapeProps } from './Shapes.tsx';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const product = 'flagshipOptimusPrime';
const figures = { ...products[product].hardware };

export interface FlagshipOptimusPrimeModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly robot: ShapeProps;
  readonly hauler: ShapeProps;
  readonly change: TransformationModel;
  readonly voice: ComponentProps<typeof FeatureBlock> & {
    readonly groups: readonly CommandGroup[];
    readonly dialog: Omit<ComponentProps<typeof DialogLink>, 'children'>;
    readonly commands: CommandsModel;
  };
  readonly figures: Pick<ComponentProps<typeof Section>, 'heading' | 'intro'> &
    Pick<ComponentProps<typeof StatBand>, 'stats'>;
  readonly specs: { readonly heading: string; readonly groups: readonly SpecsGroup[] };
  readonly theater: ComponentProps<typeof FeatureBlock>;
  readonly program: ComponentProps<typeof FeatureBlock>;
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** Flagship Optimus Prime: one machine in two shapes, and the way from the one to the other. */
export const flagshipOptimusPrime: ScreenModel<FlagshipOptimusPrimeModel> = {
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
          { label: say('change.label'), href: '#HardwareTech' },
          { label: say('program.label'), href: '#SoftwareAbility' },
          { label: text('section.specs'), href: '#specs' },
          { label: text('section.gallery'), href: '#gallery' },
        ],
        offer,
      ),
      buying: buyingModel(context, product),
      hero: {
        title: say('title'),
        subtitle: say('subtitle'),
        picture: picture('flagship-optimus-prime/hero', say('hero.alt')),
        tallPicture: picture('flagship-optimus-prime/detail-head', say('hero.alt')),
        price: offer?.price,
        actions: buy,
        copyright: text('licence.transforming'),
      },
      ...shapesOf(context, say),
      voice: voiceOf(context, say),
      figures: {
        heading: say('figures.heading'),
        intro: say('figures.intro', figures),
        stats: figuresOf(context, product, (figure) => say(`figures.${figure}`)),
      },
      ...softwareOf(context, say),
      specs: { heading: text('section.specs'), groups: specsOf(context, product) },
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
      'flagship-optimus-prime/share',
    );
  },
};

type Say = ReturnType<typeof copy>;

/** The machine in its two shapes, and the way from the one to the other. */
function shapesOf(context: PageContext, say: Say): Pick<FlagshipOptimusPrimeModel, 'robot' | 'hauler' | 'change'> {
  const { picture } = context;
  return {
    robot: {
      title: say('robot.title'),
      text: say('robot.text'),
      picture: picture('flagship-optimus-prime/cut-out', say('robot.alt')),
    },
    hauler: {
      title: say('hauler.title'),
      text: say('hauler.text'),
      picture: picture('flagship-optimus-prime/vehicle-cut-out', say('hauler.alt')),
    },
    change: transformationOf(context, 'flagship-optimus-prime-change', {
      eyebrow: say('change.label'),
      title: say('change.heading'),
      text: say('change.intro'),
      description: say('change.film'),
      captions: [say('change.word.text'), say('change.turn.text'), say('change.road.text')],
    }),
  };
}

/** What one says to it. */
function voiceOf(context: PageContext, say: Say): FlagshipOptimusPrimeModel['voice'] {
  const { text, picture } = context;
  return {
    eyebrow: say('voice.eyebrow'),
    title: say('voice.title'),
    text: say('voice.text'),
    picture: picture('flagship-optimus-prime/detail-head', say('voice.alt')),
    groups: [
      {
        commands: (['change', 'drive', 'guard', 'rest'] as const).map((order) => ({
          phrase: say(`voice.${order}`),
          effect: say(`voice.${order}.effect`),
        })),
      },
    ],
    dialog: {
      label: say('voice.open', figures),
      href: '#voice-commands',
      title: say('voice.dialog'),
      description: say('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['shape', 'road', 'lead', 'talk', 'show'] as const).map((group) => ({
        title: say(`commands.${group}`),
        phrases: say(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** What one makes it do. */
function softwareOf(context: PageContext, say: Say): Pick<FlagshipOptimusPrimeModel, 'theater' | 'program'> {
  const { picture } = context;
  return {
    theater: {
      eyebrow: say('theater.eyebrow'),
      title: say('theater.title'),
      text: say('theater.text'),
      picture: picture('flagship-optimus-prime/action', say('theater.alt')),
      actions: softwareDoors(context, {
        studio: { label: say('theater.studio'), tone: 'outline' },
        hub: { label: say('theater.hub') },
      }),
    },
    program: {
      eyebrow: say('program.label'),
      title: say('program.title'),
      text: say('program.text'),
      items: (['block', 'voice', 'computer'] as const).map((way) => say(`program.${way}`)),
      picture: picture('flagship-optimus-prime/detail-hand', say('program.alt')),
    },
  };
}

function galleryModel(context: PageContext, say: Say): FlagshipOptimusPrimeModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      { picture: 'flagship-optimus-prime/vehicle', alt: say('gallery.vehicle') },
      { picture: 'flagship-optimus-prime/detail-head', alt: say('voice.alt') },
      { picture: 'flagship-optimus-prime/action', alt: say('theater.alt') },
      { picture: 'flagship-optimus-prime/back', alt: say('gallery.back') },
      { picture: 'flagship-optimus-prime/detail-hand', alt: say('program.alt') },
      { picture: 'flagship-optimus-prime/hero', alt: say('hero.alt') },
    ]),
  };
}

/** What it costs, on what terms, and who its rival is. */
function orderOf(
  context: PageContext,
  say: Say,
  offer: OfferModel | undefined,
  buy: readonly LinkAction[],
): FlagshipOptimusPrimeModel['order'] {
  const { text, picture, links } = context;
  const rival = links.to({ product: 'flagshipMegatron' });
  return {
    title: say('order.title'),
    text: say('order.text'),
    price: offer?.price,
    actions: [
      ...buy,
      ...(rival
        ? [
            {
              label: say('order.rival'),
              ariaLabel: text('actionNamed', {
                action: say('order.rival'),
                product: text('product.flagshipMegatron.name'),
              }),
              href: rival,
            },
          ]
        : []),
    ],
    status: offer?.status,
    picture: picture('flagship-optimus-prime/vehicle-cut-out', ''),
    ...guarantees(context, product),
  };
}
