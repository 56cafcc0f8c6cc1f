import { products } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
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

type PageText = ReturnType<typeof copy>;
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
    Pick<ComponentProps<typeof Steps>, 'steps'> & { readonly links: readonly ComponentProps<typeof LinkCard>[] };
  readonly theater: ComponentProps<typeof FeatureBlock>;
  readonly specs: { readonly heading: string; readonly groups: readonly SpecsGroup[] };
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** Toy Story Buzz Lightyear: a ranger for the family, described by the activities with him. */
export const toyStoryBuzzLightyear: ScreenModel<ToyStoryBuzzLightyearModel> = {
  model: (context) => {
    const { text, picture } = context;
    const t = copy(context);
    const offer = offerModel(context, product);
    const actions = offer?.buy ? [offer.buy] : [];
    const links: BarModel['links'] = [
      { label: text('section.overview'), href: '#overview' },
      { label: t('programming.label'), href: '#SoftwareAbility' },
      { label: text('section.specs'), href: '#specs' },
      { label: text('section.gallery'), href: '#gallery' },
    ];
    return {
      bar: barModel(context, product, links, offer),
      buying: buyingModel(context, product),
      hero: {
        title: t('title'),
        subtitle: t('subtitle'),
        picture: picture('toy-story-buzz-lightyear/hero', t('hero.alt')),
        price: offer?.price,
        actions,
        copyright: text('licence.ranger'),
      },
      overview: {
        heading: t('overview.heading'),
        intro: t('overview.intro', figures),
        stats: statsOf(t),
      },
      wings: {
        title: t('wings.title'),
        text: t('wings.text'),
        picture: picture('toy-story-buzz-lightyear/wings', t('wings.alt')),
      },
      voice: voiceOf(context, t),
      programming: programmingOf(context, t),
      theater: {
        eyebrow: t('theater.eyebrow'),
        title: t('theater.title'),
        text: t('theater.text'),
        picture: picture('toy-story-buzz-lightyear/cut-out', t('theater.alt')),
      },
      specs: { heading: text('section.specs'), groups: specsOf(context, product) },
      gallery: { heading: text('section.gallery'), ...picturesOf(context, t) },
      order: {
        title: t('order.title'),
        text: t('order.text'),
        price: offer?.price,
        actions,
        status: offer?.status,
        picture: picture('toy-story-buzz-lightyear/wave', ''),
      },
    };
  },
  head: (context) => {
    const t = copy(context);
    return productHead(
      context,
      product,
      { title: t('head.title'), description: t('head.description', figures), keywords: t('head.keywords') },
      'toy-story-buzz-lightyear/share',
    );
  },
};

/** Returns the section about voice commands. */
function voiceOf(context: ModelContext, t: PageText): ToyStoryBuzzLightyearModel['voice'] {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: t('voice.eyebrow'),
      title: t('voice.title'),
      text: t('voice.text', figures),
      picture: picture('toy-story-buzz-lightyear/detail-head', t('voice.alt')),
    },
    commands: [
      {
        commands: (['report', 'wings', 'guard', 'pose', 'dance', 'bed'] as const).map((command) =>
          t(`voice.command.${command}`),
        ),
      },
    ],
    dialog: {
      label: t('voice.open', figures),
      href: '#voice-commands',
      title: t('voice.dialog'),
      description: t('voice.say'),
      closeLabel: text('close'),
    },
    all: commandsModel(
      context,
      (['mission', 'flight', 'move', 'play', 'talk', 'house'] as const).map((group) => ({
        title: t(`commands.${group}`),
        phrases: t(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** Returns the section about programming. */
function programmingOf(context: ModelContext, t: PageText): ToyStoryBuzzLightyearModel['programming'] {
  return {
    heading: t('programming.heading'),
    intro: t('programming.intro'),
    steps: waysToProgram.map((way) => ({ title: t(`programming.${way}`), text: t(`programming.${way}.text`) })),
    links: linksOf(context, t),
  };
}

/** Returns his most important figures; the rest are in the specs. */
function statsOf(t: PageText) {
  const { hardware } = products[product];
  return [
    { number: hardware.servos, text: t('figures.servos') },
    { number: hardware.chips, text: t('figures.chips') },
    { number: hardware.parts, text: t('figures.parts'), open: true },
    { number: hardware.audioLines, text: t('figures.audioLines'), open: true },
    { number: hardware.voiceCommands, text: t('figures.voiceCommands') },
  ].flatMap(({ number, text: counted, open }) =>
    number === undefined
      ? []
      : [{ number: open ? t('overview.atLeast', { count: number }) : String(number), text: counted }],
  );
}

/** Returns the links to the two tools in which a routine is made and shared. */
function linksOf({ links, picture }: ModelContext, t: PageText) {
  return (['hub', 'studio'] as const).flatMap((hub) => {
    const href = links.to({ hub });
    return href === undefined
      ? []
      : [
          {
            title: t(`sharing.${hub}`),
            text: t(`sharing.${hub}.text`),
            label: t(`sharing.${hub}.label`),
            href,
            external: true,
            picture: picture(hub, ''),
            fit: 'cover' as const,
          },
        ];
  });
}

function picturesOf(context: ModelContext, t: PageText): GalleryModel {
  return galleryOf(context, [
    { picture: 'toy-story-buzz-lightyear/present', alt: t('gallery.present') },
    { picture: 'toy-story-buzz-lightyear/wave', alt: t('gallery.wave') },
    { picture: 'toy-story-buzz-lightyear/detail-head', alt: t('voice.alt') },
    { picture: 'toy-story-buzz-lightyear/wings', alt: t('wings.alt') },
    { picture: 'toy-story-buzz-lightyear/back', alt: t('gallery.back') },
    { picture: 'toy-story-buzz-lightyear/detail-wing', alt: t('gallery.wing') },
  ]);
}
