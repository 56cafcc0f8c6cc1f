import { products, standardWarrantyYears } from '@kinemorph/content';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
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
    const say = copy(context);
    const offer = offerModel(context, id);
    const number = (value = 0) => new Intl.NumberFormat(region.locale).format(value);
    const links: BarModel['links'] = [
      { label: text('section.overview'), href: '#overview' },
      { label: text('section.gallery'), href: '#gallery' },
      { label: say('compare.label'), href: '#compare' },
      { label: text('section.specs'), href: '#specs' },
      { label: say('timeline.label'), href: '#pre-order' },
    ];
    const warranty = { years: products[id].warrantyYears?.[region.id] ?? standardWarrantyYears };
    return {
      // Its whole name does not fit the bar of a phone.
      bar: { ...barModel(context, id, links, offer), name: say('bar.name') },
      buying: buyingModel(context, id),
      hero: heroOf(context, say, offer),
      ...recordOf(context, say, number, warranty),
      ...featuresOf(context, say),
      gallery: galleryModel(context, say),
      comparison: comparisonModel(context, say),
      specs: specsModel(context, say),
      timeline: timelineModel(context, say, offer),
      order: orderModel(context, say, offer),
    };
  },
  head: (context) => {
    const say = copy(context);
    const facts = { ...hardware, edition };
    return productHead(
      context,
      id,
      { title: say('head.title', facts), description: say('head.description', facts), keywords: say('head.keywords') },
      'optimus-prime-limited-edition/share',
    );
  },
};

type Say = ReturnType<typeof copy>;

function heroOf(context: PageContext, say: Say, offer: OfferModel | undefined): LimitedEditionModel['hero'] {
  const { text, picture } = context;
  return {
    eyebrow: say('hero.eyebrow'),
    title: say('hero.title', { edition }),
    text: say('hero.text'),
    picture: picture('optimus-prime-limited-edition/detail-number', say('hero.alt', { edition })),
    caption: say('hero.caption', { edition }),
    price: offer?.price,
    actions: offer?.buy ? [offer.buy] : [],
    ...heroNote(context, say),
    ...(licence && { copyright: text(`licence.${licence}`) }),
  };
}

/** The record of the edition, and its figures. */
function recordOf(
  { picture }: PageContext,
  say: Say,
  number: (value?: number) => string,
  warranty: { readonly years: number },
): Pick<LimitedEditionModel, 'edition' | 'figures'> {
  return {
    edition: {
      heading: say('edition.heading'),
      count: { number: number(edition), unit: say('edition.pieces') },
      picture: picture('optimus-prime-limited-edition/present', say('edition.alt')),
      entries: (['number', 'signature', 'finish', 'limit', 'warranty'] as const).map((entry) => ({
        name: say(`edition.${entry}`),
        value: say(`edition.${entry}.value`, warranty),
      })),
    },
    figures: [
      { number: number(hardware.servos), text: say('figures.servos') },
      { number: number(hardware.chips), text: say('figures.chips') },
      {
        number: say('figures.gyroAxes.figure', { gyroAxes: number(hardware.gyroAxes) }),
        text: say('figures.gyroAxes'),
      },
      { number: number(hardware.voiceCommands), text: say('figures.voiceCommands') },
      { number: number(hardware.batteryMah), unit: say('figures.batteryMah.unit'), text: say('figures.batteryMah') },
    ],
  };
}

/** How it stands, what it wears, and what it obeys. */
function featuresOf({ picture }: PageContext, say: Say): Pick<LimitedEditionModel, 'balance' | 'cape' | 'command'> {
  return {
    balance: {
      eyebrow: say('balance.eyebrow'),
      title: say('balance.title'),
      text: say('balance.text', { ...hardware }),
      picture: picture('optimus-prime-limited-edition/hero', say('balance.alt')),
      tallPicture: picture('optimus-prime-limited-edition/detail-head', say('balance.alt')),
    },
    cape: {
      eyebrow: say('cape.eyebrow'),
      title: say('cape.title'),
      text: say('cape.text'),
      picture: picture('optimus-prime-limited-edition/back', say('cape.alt')),
    },
    command: {
      eyebrow: say('command.eyebrow'),
      title: say('command.title'),
      text: say('command.text', { ...hardware }),
      items: (['block', 'manual', 'voice', 'computer', 'cloud'] as const).map((way) => say(`command.${way}`)),
      picture: picture('optimus-prime-limited-edition/action', say('command.alt')),
    },
  };
}

function galleryModel(context: PageContext, say: Say): LimitedEditionModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      {
        picture: 'optimus-prime-limited-edition/present',
        alt: say('edition.alt'),
        caption: say('edition.caption'),
      },
      {
        picture: 'optimus-prime-limited-edition/detail-number',
        alt: say('hero.alt', { edition }),
        caption: say('hero.caption', { edition }),
      },
      { picture: 'optimus-prime-limited-edition/back', alt: say('cape.alt') },
      { picture: 'optimus-prime-limited-edition/detail-head', alt: say('gallery.head') },
      { picture: 'optimus-prime-limited-edition/action', alt: say('command.alt') },
      { picture: 'optimus-prime-limited-edition/hero', alt: say('gallery.stand') },
    ]),
  };
}

function specsModel(context: PageContext, say: Say): LimitedEditionModel['specs'] {
  return {
    heading: say('specs.heading'),
    groups: specsOf(context, id),
    commands: {
      title: say('commands.title'),
      ...commandsModel(
        context,
        (['stand', 'walk', 'talk', 'show'] as const).map((group) => ({
          title: say(`commands.${group}`),
          phrases: say(`commands.${group}.phrases`),
        })),
      ),
    },
  };
}
