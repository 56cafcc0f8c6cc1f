import { products } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
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
import { galleryOf, placePicture, type GalleryModel } from '../sections/gallery.server.ts';
import { guarantees } from '../sections/guarantees.server.ts';
import { offerModel, type OfferModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { softwareLinks } from '../sections/software.server.ts';
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

/** Flagship Optimus Prime: one machine in two shapes, and the transformation between them. */
export const flagshipOptimusPrime: ScreenModel<FlagshipOptimusPrimeModel> = {
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
          { label: t('change.label'), href: '#HardwareTech' },
          { label: t('program.label'), href: '#SoftwareAbility' },
          { label: text('section.specs'), href: '#specs' },
          { label: text('section.gallery'), href: '#gallery' },
        ],
        offer,
      ),
      buying: buyingModel(context, product),
      hero: {
        title: t('title'),
        subtitle: t('subtitle'),
        picture: picture('flagship-optimus-prime/hero', t('hero.alt')),
        tallPicture: picture('flagship-optimus-prime/detail-head', t('hero.alt')),
        price: offer?.price,
        actions: buy,
        copyright: text('licence.transforming'),
      },
      ...shapesOf(context, t),
      voice: voiceOf(context, t),
      figures: {
        heading: t('figures.heading'),
        intro: t('figures.intro', figures),
        stats: figuresOf(context, product, (figure) => t(`figures.${figure}`)),
      },
      ...softwareOf(context, t),
      specs: { heading: text('section.specs'), groups: specsOf(context, product) },
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
      'flagship-optimus-prime/share',
    );
  },
};

type PageText = ReturnType<typeof copy>;

/** Returns the machine in its two shapes, and the transformation between them. */
function shapesOf(context: ModelContext, t: PageText): Pick<FlagshipOptimusPrimeModel, 'robot' | 'hauler' | 'change'> {
  const { picture } = context;
  return {
    robot: {
      title: t('robot.title'),
      text: t('robot.text'),
      picture: picture('flagship-optimus-prime/cut-out', t('robot.alt')),
    },
    hauler: {
      title: t('hauler.title'),
      text: t('hauler.text'),
      picture: picture('flagship-optimus-prime/vehicle-cut-out', t('hauler.alt')),
    },
    change: transformationOf(context, 'flagship-optimus-prime-change', {
      eyebrow: t('change.label'),
      title: t('change.heading'),
      text: t('change.intro'),
      description: t('change.film'),
      captions: [t('change.word.text'), t('change.turn.text'), t('change.road.text')],
    }),
  };
}

/** Returns the section about voice commands. */
function voiceOf(context: ModelContext, t: PageText): FlagshipOptimusPrimeModel['voice'] {
  const { text, picture } = context;
  return {
    eyebrow: t('voice.eyebrow'),
    title: t('voice.title'),
    text: t('voice.text'),
    picture: picture('flagship-optimus-prime/detail-head', t('voice.alt')),
    groups: [
      {
        commands: (['change', 'drive', 'guard', 'rest'] as const).map((order) => ({
          phrase: t(`voice.${order}`),
          effect: t(`voice.${order}.effect`),
        })),
      },
    ],
    dialog: {
      label: t('voice.open', figures),
      href: '#voice-commands',
      title: t('voice.dialog'),
      description: t('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['shape', 'road', 'lead', 'talk', 'show'] as const).map((group) => ({
        title: t(`commands.${group}`),
        phrases: t(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** Returns the sections about the stage plays and the programming. */
function softwareOf(context: ModelContext, t: PageText): Pick<FlagshipOptimusPrimeModel, 'theater' | 'program'> {
  const { picture } = context;
  return {
    theater: {
      eyebrow: t('theater.eyebrow'),
      title: t('theater.title'),
      text: t('theater.text'),
      picture: picture('flagship-optimus-prime/action', t('theater.alt')),
      actions: softwareLinks(context, {
        studio: { label: t('theater.studio'), tone: 'outline' },
        hub: { label: t('theater.hub') },
      }),
    },
    program: {
      eyebrow: t('program.label'),
      title: t('program.title'),
      text: t('program.text'),
      items: (['block', 'voice', 'computer'] as const).map((way) => t(`program.${way}`)),
      picture: picture('flagship-optimus-prime/detail-hand', t('program.alt')),
    },
  };
}

function galleryModel(context: ModelContext, t: PageText): FlagshipOptimusPrimeModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      placePicture(context, 'flagshipOptimusPrime', 'flagship-optimus-prime-places/desk'),
      { picture: 'flagship-optimus-prime/detail-head', alt: t('voice.alt') },
      placePicture(context, 'flagshipOptimusPrime', 'flagship-optimus-prime-places/box'),
      { picture: 'flagship-optimus-prime/back', alt: t('gallery.back') },
      placePicture(context, 'flagshipOptimusPrime', 'flagship-optimus-prime-places/room'),
    ]),
  };
}

/** Returns the order section: the price, the terms and the link to its rival. */
function orderOf(
  context: ModelContext,
  t: PageText,
  offer: OfferModel | undefined,
  buy: readonly LinkAction[],
): FlagshipOptimusPrimeModel['order'] {
  const { text, picture, links } = context;
  const rival = links.to({ product: 'flagshipMegatron' });
  return {
    title: t('order.title'),
    text: t('order.text'),
    price: offer?.price,
    actions: [
      ...buy,
      ...(rival
        ? [
            {
              label: t('order.rival'),
              ariaLabel: text('actionNamed', {
                action: t('order.rival'),
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
