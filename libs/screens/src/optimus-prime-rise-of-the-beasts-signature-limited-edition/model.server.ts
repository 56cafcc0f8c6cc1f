import { products, standardWarrantyYears } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { CallToAction, EventTimeline, FeatureBlock, SpecsGroup, StatBand } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import type { ComparisonModel } from '../sections/comparison.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel, type OfferModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { comparisonModel } from './comparison.server.ts';
import type en from './copy/en-US.json';
import type { EditionRecord } from './EditionRecord.tsx';
import type { Frontispiece } from './Frontispiece.tsx';
import { heroNote, orderModel, timelineModel } from './pre-order.server.ts';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const id = 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition';
const { hardware, edition = 0, licence } = products[id];

export interface LimitedEditionModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof Frontispiece>;
  readonly buying: BuyingModel;
  readonly edition: ComponentProps<typeof EditionRecord>;
  readonly figures: ComponentProps<typeof StatBand>['stats'];
  readonly balance: ComponentProps<typeof FeatureBlock>;
  readonly cape: ComponentProps<typeof FeatureBlock>;
  readonly command: ComponentProps<typeof FeatureBlock>;
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly comparison: { readonly heading: string; readonly intro: string; readonly choose: string } & ComparisonModel;
  readonly specs: {
    readonly heading: string;
    readonly groups: readonly SpecsGroup[];
    readonly commands: CommandsModel & { readonly title: string };
  };
  readonly timeline: { readonly heading: string; readonly intro: string } & ComponentProps<typeof EventTimeline>;
  readonly order: ComponentProps<typeof CallToAction>;
}

/** The signed and numbered Optimus Prime: its edition, its figures, and a pre-order with a first and a last day. */
export const limitedEdition: ScreenModel<LimitedEditionModel> = {
  model: (context) => {
    const { region, text } = context;
    const t = copy(context);
    const offer = offerModel(context, id);
    const number = (value = 0) => new Intl.NumberFormat(region.locale).format(value);
    const links: BarModel['links'] = [
      { label: text('section.overview'), href: '#overview' },
      { label: text('section.gallery'), href: '#gallery' },
      { label: t('compare.label'), href: '#compare' },
      { label: text('section.specs'), href: '#specs' },
      { label: t('timeline.label'), href: '#pre-order' },
    ];
    const warranty = { years: products[id].warrantyYears?.[region.id] ?? standardWarrantyYears };
    return {
      // Its whole name does not fit the bar of a phone.
      bar: { ...barModel(context, id, links, offer), name: t('bar.name') },
      buying: buyingModel(context, id),
      hero: heroOf(context, t, offer),
      ...recordOf(context, t, number, warranty),
      ...featuresOf(context, t),
      gallery: galleryModel(context, t),
      comparison: comparisonModel(context, t),
      specs: specsModel(context, t),
      timeline: timelineModel(context, t, offer),
      order: orderModel(context, t, offer),
    };
  },
  head: (context) => {
    const t = copy(context);
    const facts = { ...hardware, edition };
    return productHead(
      context,
      id,
      { title: t('head.title', facts), description: t('head.description', facts), keywords: t('head.keywords') },
      'optimus-prime-limited-edition/share',
    );
  },
};

type PageText = ReturnType<typeof copy>;

function heroOf(context: ModelContext, t: PageText, offer: OfferModel | undefined): LimitedEditionModel['hero'] {
  const { text, picture } = context;
  return {
    eyebrow: t('hero.eyebrow'),
    title: t('hero.title', { edition }),
    text: t('hero.text'),
    picture: picture('optimus-prime-limited-edition/detail-number', t('hero.alt', { edition })),
    caption: t('hero.caption', { edition }),
    price: offer?.price,
    actions: offer?.buy ? [offer.buy] : [],
    ...heroNote(context, t),
    ...(licence && { copyright: text(`licence.${licence}`) }),
  };
}

/** Returns the record of the edition, and its figures. */
function recordOf(
  { picture }: ModelContext,
  t: PageText,
  number: (value?: number) => string,
  warranty: { readonly years: number },
): Pick<LimitedEditionModel, 'edition' | 'figures'> {
  return {
    edition: {
      heading: t('edition.heading'),
      count: { number: number(edition), unit: t('edition.pieces') },
      picture: picture('optimus-prime-limited-edition/present', t('edition.alt')),
      entries: (['number', 'signature', 'finish', 'limit', 'warranty'] as const).map((entry) => ({
        name: t(`edition.${entry}`),
        value: t(`edition.${entry}.value`, warranty),
      })),
    },
    figures: [
      { number: number(hardware.servos), text: t('figures.servos') },
      { number: number(hardware.chips), text: t('figures.chips') },
      {
        number: t('figures.gyroAxes.figure', { gyroAxes: number(hardware.gyroAxes) }),
        text: t('figures.gyroAxes'),
      },
      { number: number(hardware.voiceCommands), text: t('figures.voiceCommands') },
      { number: number(hardware.batteryMah), unit: t('figures.batteryMah.unit'), text: t('figures.batteryMah') },
    ],
  };
}

/** Returns the sections about its balance, its cape and its commands. */
function featuresOf({ picture }: ModelContext, t: PageText): Pick<LimitedEditionModel, 'balance' | 'cape' | 'command'> {
  return {
    balance: {
      eyebrow: t('balance.eyebrow'),
      title: t('balance.title'),
      text: t('balance.text', { ...hardware }),
      picture: picture('optimus-prime-limited-edition/hero', t('balance.alt')),
      tallPicture: picture('optimus-prime-limited-edition/detail-head', t('balance.alt')),
    },
    cape: {
      eyebrow: t('cape.eyebrow'),
      title: t('cape.title'),
      text: t('cape.text'),
      picture: picture('optimus-prime-limited-edition/back', t('cape.alt')),
    },
    command: {
      eyebrow: t('command.eyebrow'),
      title: t('command.title'),
      text: t('command.text', { ...hardware }),
      items: (['block', 'manual', 'voice', 'computer', 'cloud'] as const).map((way) => t(`command.${way}`)),
      picture: picture('optimus-prime-limited-edition/action', t('command.alt')),
    },
  };
}

function galleryModel(context: ModelContext, t: PageText): LimitedEditionModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      {
        picture: 'optimus-prime-limited-edition/present',
        alt: t('edition.alt'),
        caption: t('edition.caption'),
      },
      {
        picture: 'optimus-prime-limited-edition/detail-number',
        alt: t('hero.alt', { edition }),
        caption: t('hero.caption', { edition }),
      },
      { picture: 'optimus-prime-limited-edition/back', alt: t('cape.alt') },
      { picture: 'optimus-prime-limited-edition/detail-head', alt: t('gallery.head') },
      { picture: 'optimus-prime-limited-edition/action', alt: t('command.alt') },
      { picture: 'optimus-prime-limited-edition/hero', alt: t('gallery.stand') },
    ]),
  };
}

function specsModel(context: ModelContext, t: PageText): LimitedEditionModel['specs'] {
  return {
    heading: t('specs.heading'),
    groups: specsOf(context, id),
    commands: {
      title: t('commands.title'),
      ...commandsModel(
        context,
        (['stand', 'walk', 'talk', 'show'] as const).map((group) => ({
          title: t(`commands.${group}`),
          phrases: t(`commands.${group}.phrases`),
        })),
      ),
    },
  };
}
