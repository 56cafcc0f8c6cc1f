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
  Step,
  Steps,
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
import { softwareDoors, waysToProgram } from '../sections/software.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import type en from './copy/en-US.json';
import type { MomentProps } from './Moment.tsx';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const product = 'flagshipMegatron';
const figures = { ...products[product].hardware };

type Say = ReturnType<typeof copy>;
type Heading = Pick<ComponentProps<typeof Section>, 'heading' | 'intro'>;
/** A button that opens a dialog, and leads to what it shows where no JavaScript runs. */
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

/** Flagship Megatron: the antagonist speaks for himself, in as few words as he can. */
export const flagshipMegatron: ScreenModel<FlagshipMegatronModel> = {
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
          { label: say('cannon.label'), href: '#HardwareTech' },
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
        picture: picture('flagship-megatron/hero', say('hero.alt')),
        tallPicture: picture('flagship-megatron/cut-out', say('hero.alt')),
        price: offer?.price,
        actions: buy,
        copyright: text('licence.transforming'),
      },
      ...momentsOf(context, say),
      ...machineOf(context, say),
      voice: voiceOf(context, say),
      program: programOf(context, say),
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
      'flagship-megatron/share',
    );
  },
};

/** The three moments in which he is seen. */
function momentsOf({ picture }: PageContext, say: Say): Pick<FlagshipMegatronModel, 'gaze' | 'cannon' | 'stage'> {
  const moment = (name: 'gaze' | 'cannon' | 'stage', view: 'detail-head' | 'detail-gun' | 'action') => ({
    title: say(`${name}.title`),
    text: say(`${name}.text`),
    picture: picture(`flagship-megatron/${view}`, say(`${name}.alt`)),
  });
  return {
    gaze: moment('gaze', 'detail-head'),
    cannon: moment('cannon', 'detail-gun'),
    stage: moment('stage', 'action'),
  };
}

/** The orders that he takes. */
function voiceOf(context: PageContext, say: Say): FlagshipMegatronModel['voice'] {
  const { text } = context;
  return {
    heading: say('voice.heading'),
    intro: say('voice.intro'),
    groups: [
      {
        commands: (['rise', 'walk', 'aim', 'greet', 'lead', 'rest'] as const).map((order) => ({
          phrase: say(`voice.${order}`),
          effect: say(`voice.${order}.reply`),
        })),
      },
    ],
    dialog: {
      label: say('voice.open', figures),
      href: '#voice-commands',
      title: say('voice.dialog'),
      description: say('voice.first'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['orders', 'power', 'audience', 'show', 'house'] as const).map((group) => ({
        title: say(`commands.${group}`),
        phrases: say(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** What one teaches him. */
function programOf(context: PageContext, say: Say): FlagshipMegatronModel['program'] {
  return {
    heading: say('program.heading'),
    intro: say('program.intro'),
    steps: waysToProgram.map((way) => ({ title: say(`program.${way}`), text: say(`program.${way}.text`) })),
    actions: softwareDoors(context, {
      studio: { label: say('program.studio') },
      hub: { label: say('program.hub') },
    }),
  };
}

function galleryModel(context: PageContext, say: Say): FlagshipMegatronModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      { picture: 'flagship-megatron/action', alt: say('stage.alt') },
      { picture: 'flagship-megatron/detail-head', alt: say('gaze.alt') },
      { picture: 'flagship-megatron/back', alt: say('gallery.back') },
      { picture: 'flagship-megatron/present', alt: say('gallery.present') },
      { picture: 'flagship-megatron/detail-gun', alt: say('cannon.alt') },
      { picture: 'flagship-megatron/hero', alt: say('hero.alt') },
    ]),
  };
}

/** On what terms he takes orders, and who his rival is. */
function orderOf(
  context: PageContext,
  say: Say,
  offer: OfferModel | undefined,
  buy: readonly LinkAction[],
): FlagshipMegatronModel['order'] {
  const { text, picture, links } = context;
  const rival = links.to({ product: 'flagshipOptimusPrime' });
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

/** What he is made of, what one remembers of him, and how the app holds him. */
function machineOf(context: PageContext, say: Say): Pick<FlagshipMegatronModel, 'figures' | 'details' | 'app'> {
  const { text, picture } = context;
  return {
    figures: {
      heading: say('figures.heading'),
      intro: say('figures.intro', figures),
      stats: figuresOf(context, product, (figure) => say(`figures.${figure}`)),
      dialog: {
        label: say('figures.open'),
        href: '#specs',
        title: say('figures.title'),
        description: say('figures.line'),
        closeLabel: text('close'),
      },
    },
    details: {
      heading: say('details.heading'),
      steps: (
        [
          ['mark', 'detail-head'],
          ['treads', 'action'],
          ['fans', 'back'],
        ] as const
      ).map(([part, view]) => ({
        title: say(`details.${part}`),
        text: say(`details.${part}.text`),
        picture: picture(`flagship-megatron/${view}`, say(`details.${part}.alt`)),
      })),
    },
    app: {
      eyebrow: say('app.label'),
      title: say('app.title'),
      text: say('app.text', figures),
      items: (['steer', 'moves', 'care'] as const).map((item) => ({
        title: say(`app.${item}`),
        text: say(`app.${item}.text`),
      })),
      picture: picture('flagship-megatron/present', say('app.alt')),
    },
  };
}
