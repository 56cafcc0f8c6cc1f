import { primeDay2025, products, standardWarrantyYears, type RegionId } from '@kinemorph/content';
import { stageWindow, type Window } from '@kinemorph/content/time';
import type { Messages } from '@kinemorph/i18n';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import { pageCopy } from '@kinemorph/site/models';
import type { CallToAction, DialogLink, FeatureBlock, ProductHero, SpecsGroup, StatBand } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import type { ComparisonModel } from '../sections/comparison.server.ts';
import { galleryOf, placePicture, type GalleryModel } from '../sections/gallery.server.ts';
import { offerModel } from '../sections/offer.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import { softwareLinks, waysToProgram } from '../sections/software.server.ts';
import type { Blueprint } from './Blueprint.tsx';
import { chartModel, differenceModel } from './comparison.server.ts';
import { controlSpecs } from './control.server.ts';
import type en from './copy/en-US.json';
import type { Difference } from './Difference.tsx';

const copy = pageCopy<keyof typeof en>(import.meta.glob<Messages>('./copy/*.json', { import: 'default', eager: true }));
const id = 'eliteOptimusPrime';
const { hardware, licence } = products[id];
/** Returns the sale of the badge; a longer sale shows only the price and its last day. */
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
  /** Every command; without JavaScript the dialog's button leads to the list among the specs. */
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

/** Elite Optimus Prime: a drawing of its parts first, then its abilities, and the differences to other robots. */
export const eliteOptimusPrime: ScreenModel<EliteOptimusPrimeModel> = {
  model: (context) => {
    const { region, clock, text, picture, links } = context;
    const t = copy(context);
    const offer = offerModel(context, id);
    const sale = products[id].prices?.[region.id]?.promotions?.find(({ window }) => clock.isOpen(window));
    const sevenDays = sevenDaysIn(context.region.id);
    const badge = sevenDays && clock.isOpen(sevenDays) ? ({ label: t('sale'), tone: 'sale' } as const) : undefined;
    const dealers = links.to({ page: 'where-to-buy' });
    return {
      bar: barModel(
        context,
        id,
        [
          { label: text('section.overview'), href: '#overview' },
          { label: t('programming.label'), href: '#SoftwareAbility' },
          { label: t('difference.label'), href: '#difference' },
          { label: t('chart.label'), href: '#compare' },
          { label: text('section.gallery'), href: '#gallery' },
          { label: text('section.specs'), href: '#specs' },
        ],
        offer,
      ),
      buying: buyingModel(context, id),
      hero: {
        title: t('title'),
        subtitle: t('subtitle'),
        picture: picture('elite-optimus-prime/hero', t('hero.alt')),
        tallPicture: picture('elite-optimus-prime/detail-shoulder', t('hero.alt')),
        ...(badge && { badges: [badge] }),
        price: offer?.price,
        actions: offer?.buy ? [offer.buy] : [],
        ...(licence && { copyright: text(`licence.${licence}`) }),
      },
      ...machineOf(context, t),
      voice: voiceOf(context, t),
      programming: programmingOf(context, t),
      difference: differenceModel(context, t),
      chart: chartModel(context, t),
      gallery: galleryModel(context, t),
      specs: { heading: t('specs.heading'), groups: [...specsOf(context, id), controlSpecs(context, t)] },
      order: {
        title: t('order.title'),
        text: t('order.text', { ...hardware }),
        ...(badge && { badge }),
        // A window ends with the first moment after it: copy names the last day.
        ...(sale?.window.closes !== undefined && {
          time: t('sale.time', { ends: new Date(sale.window.closes - 1) }),
        }),
        price: offer?.price,
        actions: [
          ...(offer?.buy ? [offer.buy] : []),
          ...(dealers ? [{ label: t('order.dealers'), href: dealers, tone: 'outline' as const }] : []),
        ],
        status: offer?.status,
        picture: picture('elite-optimus-prime/cut-out', ''),
        tips: [t('order.warranty', { years: products[id].warrantyYears?.[region.id] ?? standardWarrantyYears })],
      },
    };
  },
  head: (context) => {
    const t = copy(context);
    return productHead(
      context,
      id,
      {
        title: t('head.title', { ...hardware }),
        description: t('head.description', { ...hardware }),
        keywords: t('head.keywords'),
      },
      'elite-optimus-prime/share',
    );
  },
};

type PageText = ReturnType<typeof copy>;

/** Returns the drawing of its parts, and its figures. */
function machineOf({ picture }: ModelContext, t: PageText): Pick<EliteOptimusPrimeModel, 'drawing' | 'figures'> {
  return {
    drawing: {
      heading: t('drawing.heading'),
      intro: t('drawing.intro'),
      label: t('drawing.label'),
      picture: picture('elite-optimus-prime/cut-out', t('drawing.alt')),
      parts: parts.map((part) => ({ name: t(`drawing.${part}`), text: t(`drawing.${part}.text`) })),
    },
    figures: (['servos', 'voiceCommands', 'sounds'] as const).map((figure) => ({
      number: String(hardware[figure]),
      text: t(`figures.${figure}`),
    })),
  };
}

/** Returns the section about voice commands. */
function voiceOf(context: ModelContext, t: PageText): EliteOptimusPrimeModel['voice'] {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: t('voice.eyebrow'),
      title: t('voice.title'),
      text: t('voice.text', { ...hardware }),
      picture: picture('elite-optimus-prime/detail-head', t('voice.alt')),
    },
    dialog: {
      label: t('voice.open', { ...hardware }),
      href: '#voice-commands',
      title: t('voice.dialog'),
      description: t('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['lead', 'move', 'ready', 'show', 'talk', 'house'] as const).map((group) => ({
        title: t(`commands.${group}`),
        phrases: t(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** Returns the section about programming. */
function programmingOf(context: ModelContext, t: PageText): EliteOptimusPrimeModel['programming'] {
  const { picture } = context;
  return {
    eyebrow: t('programming.eyebrow'),
    title: t('programming.title'),
    text: t('programming.text'),
    items: waysToProgram.map((way) => t(`programming.${way}`)),
    actions: [
      ...softwareLinks(context, {
        studio: { label: t('programming.studio') },
        hub: { label: t('programming.hub'), tone: 'outline' },
      }),
    ],
    picture: picture('elite-optimus-prime/action', t('programming.alt')),
  };
}

function galleryModel(context: ModelContext, t: PageText): EliteOptimusPrimeModel['gallery'] {
  const { text } = context;
  return {
    heading: text('section.gallery'),
    ...galleryOf(context, [
      placePicture(context, id, 'elite-optimus-prime-places/desk'),
      { picture: 'elite-optimus-prime/present', alt: t('gallery.present') },
      { picture: 'elite-optimus-prime/action', alt: t('programming.alt') },
      { picture: 'elite-optimus-prime/back', alt: t('gallery.back') },
      { picture: 'elite-optimus-prime/detail-head', alt: t('voice.alt') },
      { picture: 'elite-optimus-prime/detail-shoulder', alt: t('gallery.shoulder') },
    ]),
  };
}
