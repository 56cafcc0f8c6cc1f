import { primeDay2025, products, standardWarrantyYears, type RegionId } from '@kinemorph/content';
import { stageWindow, type Window } from '@kinemorph/content/time';
import type { Messages } from '@kinemorph/i18n';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { CallToAction, DialogLink, FeatureBlock, ProductHero, SpecsGroup, StatBand } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import type { ComparisonModel } from '../sections/comparison.server.ts';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { softwareDoors, waysToProgram } from '../sections/software.server.ts';
import type { Blueprint } from './Blueprint.tsx';
import { chartModel, differenceModel } from './comparison.server.ts';
import { controlSpecs } from './control.server.ts';
import type en from './copy/en-US.json';
import type { Difference } from './Difference.tsx';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const id = 'eliteOptimusPrime';
const { hardware, licence } = products[id];
/** Returns the sale that the badge names; a longer one has the price and its last day alone. */
function sevenDaysIn(region: RegionId): Window | undefined {
  return primeDay2025.isIn(region) ? stageWindow(primeDay2025.timeline, region, 'sale') : undefined;
}
const parts = ['stack', 'cab', 'plate', 'gauntlet', 'disc', 'wheel'] as const;

export interface EliteOptimusPrimeModel {
  readonly bar: BarModel;
  readonly hero: ComponentProps<typeof ProductHero>;
  readonly buying: BuyingModel;
  readonly drawing: { readonly heading: string; readonly intro: string } & ComponentProps<typeof Blueprint>;
  readonly figures: ComponentProps<typeof StatBand>['stats'];
  /** Every command; the dialog's button leads to the list among the specs where no JavaScript runs. */
  readonly voice: {
    readonly block: ComponentProps<typeof FeatureBlock>;
    readonly dialog: Omit<ComponentProps<typeof DialogLink>, 'children'>;
    readonly commands: CommandsModel;
  };
  readonly programming: ComponentProps<typeof FeatureBlock>;
  readonly difference: ComponentProps<typeof Difference>;
  readonly chart: { readonly heading: string; readonly intro: string; readonly choose: string } & ComparisonModel;
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly specs: { readonly heading: string; readonly groups: readonly SpecsGroup[] };
  readonly order: ComponentProps<typeof CallToAction>;
}

/** Elite Optimus Prime: a drawing of its parts first, then what it does, and where it differs from its kin. */
export const eliteOptimusPrime: ScreenModel<EliteOptimusPrimeModel> = {
  model: (context) => {
    const { region, clock, text, picture, links } = context;
    const say = copy(context);
    const offer = offerModel(context, id);
    const sale = products[id].prices?.[region.id]?.promotions?.find(({ window }) => clock.isOpen(window));
    const sevenDays = sevenDaysIn(context.region.id);
    const badge = sevenDays && clock.isOpen(sevenDays) ? ({ label: say('sale'), tone: 'sale' } as const) : undefined;
    const dealers = links.to({ page: 'where-to-buy' });
    return {
      bar: barModel(
        context,
        id,
        [
          { label: text('section.overview'), href: '#overview' },
          { label: say('programming.label'), href: '#SoftwareAbility' },
          { label: say('difference.label'), href: '#difference' },
          { label: say('chart.label'), href: '#compare' },
          { label: text('section.gallery'), href: '#gallery' },
          { label: text('section.specs'), href: '#specs' },
        ],
        offer,
      ),
      buying: buyingModel(context, id),
      hero: {
        title: say('title'),
        subtitle: say('subtitle'),
        picture: picture('elite-optimus-prime/hero', say('hero.alt')),
        tallPicture: picture('elite-optimus-prime/detail-shoulder', say('hero.alt')),
        ...(badge && { badges: [badge] }),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
        ...(licence && { copyright: text(`licence.${licence}`) }),
      },
      ...machineOf(context, say),
      voice: voiceOf(context, say),
      programming: programmingOf(context, say),
      difference: differenceModel(context, say),
      chart: chartModel(context, say),
      gallery: galleryModel(context, say),
      specs: { heading: say('specs.heading'), groups: [...specsOf(context, id), controlSpecs(context, say)] },
      order: {
        title: say('order.title'),
        text: say('order.text', { ...hardware }),
        ...(badge && { badge }),
        // A window ends with the first moment after it: copy names the last day.
        ...(sale?.window.closes !== undefined && {
          time: say('sale.time', { ends: new Date(sale.window.closes - 1) }),
        }),
        price: offer?.price,
        actions: [
          ...(offer?.buy ? [offer.buy] : []),
          ...(dealers ? [{ label: say('order.dealers'), href: dealers, tone: 'outline' as const }] : []),
        ],
        status: offer?.status,
        picture: picture('elite-optimus-prime/cut-out', ''),
        tips: [say('order.warranty', { years: products[id].warrantyYears?.[region.id] ?? standardWarrantyYears })],
      },
    };
  },
  head: (context) => {
    const say = copy(context);
    return productHead(
      context,
      id,
      {
        title: say('head.title', { ...hardware }),
        description: say('head.description', { ...hardware }),
        keywords: say('head.keywords'),
      },
      'elite-optimus-prime/share',
    );
  },
};

type Say = ReturnType<typeof copy>;

/** The drawing of its parts, and its figures. */
function machineOf({ picture }: PageContext, say: Say): Pick<EliteOptimusPrimeModel, 'drawing' | 'figures'> {
  return {
    drawing: {
      heading: say('drawing.heading'),
      intro: say('drawing.intro'),
      label: say('drawing.label'),
      picture: picture('elite-optimus-prime/cut-out', say('drawing.alt')),
      parts: parts.map((part) => ({ name: say(`drawing.${part}`), text: say(`drawing.${part}.text`) })),
    },
    figures: (['servos', 'voiceCommands', 'sounds'] as const).map((figure) => ({
      number: String(hardware[figure]),
      text: say(`figures.${figure}`),
    })),
  };
}

/** What one says to it. */
function voiceOf(context: PageContext, say: Say): EliteOptimusPrimeModel['voice'] {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: say('voice.eyebrow'),
      title: say('voice.title'),
      text: say('voice.text', { ...hardware }),
      picture: picture('elite-optimus-prime/detail-head', say('voice.alt')),
    },
    dialog: {
      label: say('voice.open', { ...hardware }),
      href: '#voice-commands',
      title: say('voice.dialog'),
      description: say('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['lead', 'move', 'ready', 'show', 'talk', 'house'] as const).map((group) => ({
        title: say(`commands.${group}`),
        phrases: say(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** What one teaches it. */
function programmingOf(context: PageContext, say: Say): EliteOptimusPrimeModel['programming'] {
  const { picture } = context;
  return {
    eyebrow: say('programming.eyebrow'),
    title: say('programming.title'),
    text: say('programming.text'),
    items: waysToProgram.map((way) => say(`programming.${way}`)),
    actions: [
      ...softwareDoors(context, {
        studio: { label: say('programming.studio') },
        hub: { label: say('programming.hub'), tone: 'outline' },
      }),
    ],
    picture: picture('elite-optimus-prime/action', say('programming.alt')),
  };
}

function galleryModel(context: PageContext, say: Say): EliteOptimusPrimeModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      { picture: 'elite-optimus-prime/present', alt: say('gallery.present') },
      { picture: 'elite-optimus-prime/detail-shoulder', alt: say('gallery.shoulder') },
      { picture: 'elite-optimus-prime/action', alt: say('programming.alt') },
      { picture: 'elite-optimus-prime/back', alt: say('gallery.back') },
      { picture: 'elite-optimus-prime/detail-head', alt: say('voice.alt') },
      { picture: 'elite-optimus-prime/hero', alt: say('gallery.stand') },
    ]),
  };
}
