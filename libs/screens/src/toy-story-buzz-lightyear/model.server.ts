import { products } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type {
  CallToAction,
  CommandGroup,
  DialogLink,
  FeatureBlock,
  LinkCard,
  PictureData,
  ProductHero,
  Section,
  SpecsGroup,
  StatBand,
  Steps,
} from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { waysToProgram } from '../sections/software.server.ts';
import type en from './copy/en-US.json';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const product = 'toyStoryBuzzLightyear';
const figures = { ...products[product].hardware };

type Say = ReturnType<typeof copy>;
type Words = Pick<ComponentProps<typeof Section>, 'heading' | 'intro'>;

export interface ToyStoryBuzzLightyearModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly overview: Words & Pick<ComponentProps<typeof StatBand>, 'stats'>;
  readonly wings: { readonly title: string; readonly text: string; readonly picture: PictureData };
  readonly voice: {
    readonly block: ComponentProps<typeof FeatureBlock>;
    readonly commands: readonly CommandGroup[];
    readonly dialog: Omit<ComponentProps<typeof DialogLink>, 'children'>;
    readonly all: CommandsModel;
  };
  readonly programming: Words &
    Pick<ComponentProps<typeof Steps>, 'steps'> & { readonly doors: readonly ComponentProps<typeof LinkCard>[] };
  readonly theater: ComponentProps<typeof FeatureBlock>;
  readonly specs: { readonly heading: string; readonly groups: readonly SpecsGroup[] };
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** Toy Story Buzz Lightyear: a ranger for the family, told by what one does with him. */
export const toyStoryBuzzLightyear: ScreenModel<ToyStoryBuzzLightyearModel> = {
  model: (context) => {
    const { text, picture } = context;
    const say = copy(context);
    const offer = offerModel(context, product);
    const actions = offer?.buy ? [offer.buy] : [];
    const links: BarModel['links'] = [
      { label: text('section.overview'), href: '#overview' },
      { label: say('programming.label'), href: '#SoftwareAbility' },
      { label: text('section.specs'), href: '#specs' },
      { label: text('section.gallery'), href: '#gallery' },
    ];
    return {
      bar: barModel(context, product, links, offer),
      buying: buyingModel(context, product),
      hero: {
        title: say('title'),
        subtitle: say('subtitle'),
        picture: picture('toy-story-buzz-lightyear/hero', say('hero.alt')),
        price: offer?.price,
        actions,
        copyright: text('licence.ranger'),
      },
      overview: {
        heading: say('overview.heading'),
        intro: say('overview.intro', figures),
        stats: statsOf(context, say),
      },
      wings: {
        title: say('wings.title'),
        text: say('wings.text'),
        picture: picture('toy-story-buzz-lightyear/wings', say('wings.alt')),
      },
      voice: voiceOf(context, say),
      programming: programmingOf(context, say),
      theater: {
        eyebrow: say('theater.eyebrow'),
        title: say('theater.title'),
        text: say('theater.text'),
        picture: picture('toy-story-buzz-lightyear/cut-out', say('theater.alt')),
      },
      specs: { heading: text('section.specs'), groups: specsOf(context, product) },
      gallery: { heading: text('section.gallery'), ...picturesOf(context, say) },
      order: {
        title: say('order.title'),
        text: say('order.text'),
        price: offer?.price,
        actions,
        status: offer?.status,
        picture: picture('toy-story-buzz-lightyear/wave', ''),
      },
    };
  },
  head: (context) => {
    const say = copy(context);
    return productHead(
      context,
      product,
      { title: say('head.title'), description: say('head.description', figures), keywords: say('head.keywords') },
      'toy-story-buzz-lightyear/share',
    );
  },
};

/** What one says to him. */
function voiceOf(context: PageContext, say: Say): ToyStoryBuzzLightyearModel['voice'] {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: say('voice.eyebrow'),
      title: say('voice.title'),
      text: say('voice.text', figures),
      picture: picture('toy-story-buzz-lightyear/detail-head', say('voice.alt')),
    },
    commands: [
      {
        commands: (['report', 'wings', 'guard', 'pose', 'dance', 'bed'] as const).map((command) =>
          say(`voice.command.${command}`),
        ),
      },
    ],
    dialog: {
      label: say('voice.open', figures),
      href: '#voice-commands',
      title: say('voice.dialog'),
      description: say('voice.say'),
      closeLabel: text('close'),
    },
    all: commandsModel(
      context,
      (['mission', 'flight', 'move', 'play', 'talk', 'house'] as const).map((group) => ({
        title: say(`commands.${group}`),
        phrases: say(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** What one teaches him. */
function programmingOf(context: PageContext, say: Say): ToyStoryBuzzLightyearModel['programming'] {
  return {
    heading: say('programming.heading'),
    intro: say('programming.intro'),
    steps: waysToProgram.map((way) => ({ title: say(`programming.${way}`), text: say(`programming.${way}.text`) })),
    doors: doorsOf(context, say),
  };
}

/** The figures that he is proud of; the rest are in the specs. */
function statsOf({ text }: PageContext, say: Say) {
  const { hardware } = products[product];
  return [
    { number: hardware.servos, text: text('specs.servos') },
    { number: hardware.chips, text: text('specs.chips') },
    { number: hardware.parts, text: text('specs.parts'), open: true },
    { number: hardware.audioLines, text: say('overview.audio'), open: true },
    { number: hardware.voiceCommands, text: text('specs.voiceCommands') },
  ].flatMap(({ number, text: counted, open }) =>
    number === undefined
      ? []
      : [{ number: open ? say('overview.atLeast', { count: number }) : String(number), text: counted }],
  );
}

/** The two places where a routine is made and shared. */
function doorsOf({ links, picture }: PageContext, say: Say) {
  return (['hub', 'studio'] as const).flatMap((hub) => {
    const href = links.to({ hub });
    return href === undefined
      ? []
      : [
          {
            title: say(`sharing.${hub}`),
            text: say(`sharing.${hub}.text`),
            label: say(`sharing.${hub}.label`),
            href,
            external: true,
            picture: picture(hub, ''),
            fit: 'cover' as const,
          },
        ];
  });
}

function picturesOf(context: PageContext, say: Say): GalleryModel {
  return galleryOf(context, [
    { picture: 'toy-story-buzz-lightyear/hero', alt: say('hero.alt') },
    { picture: 'toy-story-buzz-lightyear/wave', alt: say('gallery.wave') },
    { picture: 'toy-story-buzz-lightyear/detail-head', alt: say('voice.alt') },
    { picture: 'toy-story-buzz-lightyear/wings', alt: say('wings.alt') },
    { picture: 'toy-story-buzz-lightyear/back', alt: say('gallery.back') },
    { picture: 'toy-story-buzz-lightyear/detail-wing', alt: say('gallery.wing') },
  ]);
}
