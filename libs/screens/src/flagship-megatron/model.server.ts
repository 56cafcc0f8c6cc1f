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
  Step,
  Steps,
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
import { softwareLinks, waysToProgram } from '../sections/software.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import type en from './copy/en-US.json';
import type { MomentProps } from './Moment.tsx';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const product = 'flagshipMegatron';
const figures = { ...products[product].hardware };

type PageText = ReturnType<typeof copy>;
type Heading = Pick<ComponentProps<typeof Section>, 'heading' | 'intro'>;
/** A button that opens a dialog; without JavaScript it leads to the same content on the page. */
type Opener = Omit<ComponentProps<typeof DialogLink>, 'children'>;
type Moment = Pick<MomentProps, 'title' | 'text' | 'picture'>;

export interface FlagshipMegatronModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly gaze: Moment;
  readonly cannon: Moment;
  readonly stage: Moment;
  readonly figures: Heading & Pick<ComponentProps<typeof StatBand>, 'stats'> & { readonly dialog: Opener };
  readonly details: Heading & { readonly steps: readonly Step[] };
  readonly app: ComponentProps<typeof FeatureBlock>;
  readonly voice: Heading & {
    readonly groups: readonly CommandGroup[];
    readonly dialog: Opener;
    readonly commands: CommandsModel;
  };
  readonly program: Heading & Pick<ComponentProps<typeof Steps>, 'steps'> & { readonly actions: readonly LinkAction[] };
  readonly specs: { readonly heading: string; readonly groups: readonly SpecsGroup[] };
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** Flagship Megatron: the antagonist speaks about himself, in as few words as possible. */
export const flagshipMegatron: ScreenModel<FlagshipMegatronModel> = {
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
          { label: t('cannon.label'), href: '#HardwareTech' },
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
        picture: picture('flagship-megatron/hero', t('hero.alt')),
        tallPicture: picture('flagship-megatron/cut-out', t('hero.alt')),
        price: offer?.price,
        actions: buy,
        copyright: text('licence.transforming'),
      },
      ...momentsOf(context, t),
      ...machineOf(context, t),
      voice: voiceOf(context, t),
      program: programOf(context, t),
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
      'flagship-megatron/share',
    );
  },
};

/** Returns the three moments. */
function momentsOf({ picture }: ModelContext, t: PageText): Pick<FlagshipMegatronModel, 'gaze' | 'cannon' | 'stage'> {
  const moment = (name: 'gaze' | 'cannon' | 'stage', view: 'detail-head' | 'detail-gun' | 'action') => ({
    title: t(`${name}.title`),
    text: t(`${name}.text`),
    picture: picture(`flagship-megatron/${view}`, t(`${name}.alt`)),
  });
  return {
    gaze: moment('gaze', 'detail-head'),
    cannon: moment('cannon', 'detail-gun'),
    stage: moment('stage', 'action'),
  };
}

/** Returns the orders that he obeys. */
function voiceOf(context: ModelContext, t: PageText): FlagshipMegatronModel['voice'] {
  const { text } = context;
  return {
    heading: t('voice.heading'),
    intro: t('voice.intro'),
    groups: [
      {
        commands: (['rise', 'walk', 'aim', 'greet', 'lead', 'rest'] as const).map((order) => ({
          phrase: t(`voice.${order}`),
          effect: t(`voice.${order}.reply`),
        })),
      },
    ],
    dialog: {
      label: t('voice.open', figures),
      href: '#voice-commands',
      title: t('voice.dialog'),
      description: t('voice.first'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['orders', 'power', 'audience', 'show', 'house'] as const).map((group) => ({
        title: t(`commands.${group}`),
        phrases: t(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** Returns the section about programming. */
function programOf(context: ModelContext, t: PageText): FlagshipMegatronModel['program'] {
  return {
    heading: t('program.heading'),
    intro: t('program.intro'),
    steps: waysToProgram.map((way) => ({ title: t(`program.${way}`), text: t(`program.${way}.text`) })),
    actions: softwareLinks(context, {
      studio: { label: t('program.studio') },
      hub: { label: t('program.hub') },
    }),
  };
}

function galleryModel(context: ModelContext, t: PageText): FlagshipMegatronModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      placePicture(context, 'flagshipMegatron', 'flagship-megatron-places/desk'),
      { picture: 'flagship-megatron/detail-head', alt: t('gaze.alt') },
      placePicture(context, 'flagshipMegatron', 'flagship-megatron-places/box'),
      { picture: 'flagship-megatron/back', alt: t('gallery.back') },
      placePicture(context, 'flagshipMegatron', 'flagship-megatron-places/room'),
    ]),
  };
}

/** Returns the order section: the price, the terms and the link to his rival. */
function orderOf(
  context: ModelContext,
  t: PageText,
  offer: OfferModel | undefined,
  buy: readonly LinkAction[],
): FlagshipMegatronModel['order'] {
  const { text, picture, links } = context;
  const rival = links.to({ product: 'flagshipOptimusPrime' });
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
                product: text('product.flagshipOptimusPrime.name'),
              }),
              href: rival,
            },
          ]
        : []),
    ],
    status: offer?.status,
    picture: picture('flagship-megatron/cut-out', ''),
    ...guarantees(context, product),
  };
}

/** Returns his figures, his details and the app. */
function machineOf(context: ModelContext, t: PageText): Pick<FlagshipMegatronModel, 'figures' | 'details' | 'app'> {
  const { text, picture } = context;
  return {
    figures: {
      heading: t('figures.heading'),
      intro: t('figures.intro', figures),
      stats: figuresOf(context, product, (figure) => t(`figures.${figure}`)),
      dialog: {
        label: t('figures.open'),
        href: '#specs',
        title: t('figures.title'),
        description: t('figures.line'),
        closeLabel: text('close'),
      },
    },
    details: {
      heading: t('details.heading'),
      steps: (
        [
          ['mark', 'detail-head'],
          ['treads', 'action'],
          ['fans', 'back'],
        ] as const
      ).map(([part, view]) => ({
        title: t(`details.${part}`),
        text: t(`details.${part}.text`),
        picture: picture(`flagship-megatron/${view}`, t(`details.${part}.alt`)),
      })),
    },
    app: {
      eyebrow: t('app.label'),
      title: t('app.title'),
      text: t('app.text', figures),
      items: (['steer', 'moves', 'care'] as const).map((item) => ({
        title: t(`app.${item}`),
        text: t(`app.${item}.text`),
      })),
      picture: picture('flagship-megatron/present', t('app.alt')),
    },
  };
}
