import { products } from '@kinemorph/content';
import type { PageContext, ScreenModel } from '@kinemorph/site';
import type { SpecsTable } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import type { CampaignCountdownProps } from '../sections/CampaignCountdown.tsx';
import { galleryOf, type GalleryModel } from '../sections/gallery.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import type { TransformationModel } from '../sections/transformation.server.ts';
import { countdownOf, heroOf, orderOf, wayOf, type HeroModel, type OrderModel, type WayModel } from './order.server.ts';
import { copy, preOrderOf, product, type Phase, type PreOrder, type Say } from './phase.server.ts';
import {
  carOf,
  changeOf,
  commandsOf,
  hardwareOf,
  overviewOf,
  programmingOf,
  theaterOf,
  voiceOf,
  type AllCommandsModel,
  type BlockModel,
  type OverviewModel,
  type ProgrammingModel,
  type SceneModel,
  type VoiceModel,
} from './story.server.ts';

export interface FlagshipBumblebeeModel {
  readonly phase: Phase;
  readonly bar: BarModel;
  readonly hero: HeroModel;
  readonly buying: BuyingModel;
  readonly countdown?: CampaignCountdownProps;
  /** The button of the form that takes addresses, while there is nothing to order. */
  readonly notify?: string;
  readonly overview: OverviewModel;
  /** The car, while the way to it is kept for the opening. */
  readonly car?: SceneModel;
  readonly voice: VoiceModel;
  /** What the teaser keeps for the opening. */
  readonly revealed?: {
    readonly hardware: readonly BlockModel[];
    readonly change: TransformationModel;
    readonly theater: SceneModel;
    readonly programming: ProgrammingModel;
    readonly specs: ComponentProps<typeof SpecsTable> & {
      readonly heading: string;
      readonly commands: AllCommandsModel;
    };
  };
  readonly gallery: GalleryModel & { readonly heading: string };
  readonly way?: WayModel;
  readonly order: OrderModel;
}

/** Flagship Bumblebee: a teaser until the pre-order opens, then the whole machine, first at the early bird's price, then at its own. */
export const flagshipBumblebee: ScreenModel<FlagshipBumblebeeModel> = {
  model: (context) => {
    const { text } = context;
    const say = copy(context);
    const preOrder = preOrderOf(context, say);
    const { phase } = preOrder;
    const countdown = countdownOf(context, say, preOrder);
    const way = wayOf(context, say, preOrder);
    return {
      phase,
      bar: barOf(context, say, preOrder),
      buying: buyingModel(context, product),
      hero: heroOf(context, say, preOrder),
      ...(countdown && { countdown }),
      ...(phase === 'preheat' && { notify: say('preheat.action'), car: carOf(context, say) }),
      overview: overviewOf(say),
      voice: voiceOf(say),
      ...(phase !== 'preheat' && {
        revealed: {
          hardware: hardwareOf(context, say),
          change: changeOf(context, say),
          theater: theaterOf(context, say),
          programming: programmingOf(context, say),
          specs: {
            heading: text('section.specs'),
            groups: specsOf(context, product),
            commands: commandsOf(context, say),
          },
        },
      }),
      gallery: { heading: text('section.gallery'), ...picturesOf(context, say) },
      ...(way && { way }),
      order: orderOf(context, say, preOrder),
    };
  },
  head: (context) => {
    const say = copy(context);
    const { servos = 0, chips = 0 } = products[product].hardware;
    return productHead(
      context,
      product,
      {
        title: say('head.title'),
        description: say('head.description', { servos, chips }),
        keywords: say('head.keywords'),
      },
      'flagship-bumblebee/share',
    );
  },
};

function barOf(context: PageContext, say: Say, { phase, offer }: PreOrder): BarModel {
  const { text } = context;
  const overview = { label: text('section.overview'), href: '#overview' } as const;
  const software = { label: say('software.label'), href: '#SoftwareAbility' } as const;
  const gallery = { label: text('section.gallery'), href: '#gallery' } as const;
  if (phase === 'preheat')
    return {
      ...barModel(context, product, [overview, software, gallery], offer),
      action: { label: say('preheat.action'), href: '#notify' },
    };
  return barModel(
    context,
    product,
    [
      overview,
      { label: say('hardware.label'), href: '#HardwareTech' },
      software,
      { label: text('section.specs'), href: '#specs' },
      gallery,
    ],
    offer,
  );
}

function picturesOf(context: PageContext, say: Say): GalleryModel {
  return galleryOf(context, [
    { picture: 'flagship-bumblebee/hero', alt: say('hero.alt') },
    { picture: 'flagship-bumblebee/detail-head', alt: say('portrait.alt') },
    { picture: 'flagship-bumblebee/action', alt: say('stride.alt') },
    { picture: 'flagship-bumblebee/back', alt: say('gallery.back') },
    { picture: 'flagship-bumblebee/detail-wheel', alt: say('wheel.alt') },
    { picture: 'flagship-bumblebee/vehicle', alt: say('car.alt') },
  ]);
}
