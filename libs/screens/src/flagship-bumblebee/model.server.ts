import { products } from '@kinemorph/content';
import type { ModelContext, ScreenModel } from '@kinemorph/site';
import type { SpecsTable } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { barModel, type BarModel } from '../sections/bar.server.ts';
import { buyingModel, type BuyingModel } from '../sections/buying.server.ts';
import type { CampaignCountdownProps } from '../sections/CampaignCountdown.tsx';
import { galleryOf, placePicture, type GalleryModel } from '../sections/gallery.server.ts';
import { productHead } from '../sections/product-head.server.ts';
import { specsOf } from '../sections/specs.server.ts';
import type { TransformationModel } from '../sections/transformation.server.ts';
import { countdownOf, heroOf, orderOf, wayOf, type HeroModel, type OrderModel, type WayModel } from './order.server.ts';
import { copy, preOrderOf, product, type Stage, type PreOrder, type PageText } from './stage.server.ts';
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
  readonly phase: Stage;
  readonly bar: BarModel;
  readonly hero: HeroModel;
  readonly buying: BuyingModel;
  readonly countdown?: CampaignCountdownProps;
  /** The button of the newsletter form, until the product can be ordered. */
  readonly notify?: string;
  readonly overview: OverviewModel;
  /** The car, shown while the transformation is still hidden. */
  readonly car?: SceneModel;
  readonly voice: VoiceModel;
  /** The sections that the teaser hides until the pre-order opens. */
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

/**
 * Flagship Bumblebee: a teaser until the pre-order opens, then the whole machine, first at the early bird's price, then
 * at the regular one.
 */
export const flagshipBumblebee: ScreenModel<FlagshipBumblebeeModel> = {
  model: (context) => {
    const { text } = context;
    const t = copy(context);
    const preOrder = preOrderOf(context, t);
    const { phase } = preOrder;
    const countdown = countdownOf(context, t, preOrder);
    const way = wayOf(context, t, preOrder);
    return {
      phase,
      bar: barOf(context, t, preOrder),
      buying: buyingModel(context, product),
      hero: heroOf(context, t, preOrder),
      ...(countdown && { countdown }),
      ...(phase === 'preheat' && { notify: t('preheat.action'), car: carOf(context, t) }),
      overview: overviewOf(t),
      voice: voiceOf(t),
      ...(phase !== 'preheat' && {
        revealed: {
          hardware: hardwareOf(context, t),
          change: changeOf(context, t),
          theater: theaterOf(context, t),
          programming: programmingOf(context, t),
          specs: {
            heading: text('section.specs'),
            groups: specsOf(context, product),
            commands: commandsOf(context, t),
          },
        },
      }),
      gallery: { heading: text('section.gallery'), ...picturesOf(context, t) },
      ...(way && { way }),
      order: orderOf(context, t, preOrder),
    };
  },
  head: (context) => {
    const t = copy(context);
    const { servos = 0, chips = 0 } = products[product].hardware;
    return productHead(
      context,
      product,
      {
        title: t('head.title'),
        description: t('head.description', { servos, chips }),
        keywords: t('head.keywords'),
      },
      'flagship-bumblebee/share',
    );
  },
};

function barOf(context: ModelContext, t: PageText, { phase, offer }: PreOrder): BarModel {
  const { text } = context;
  const overview = { label: text('section.overview'), href: '#overview' } as const;
  const software = { label: t('software.label'), href: '#SoftwareAbility' } as const;
  const gallery = { label: text('section.gallery'), href: '#gallery' } as const;
  if (phase === 'preheat')
    return {
      ...barModel(context, product, [overview, software, gallery], offer),
      action: { label: t('preheat.action'), href: '#notify' },
    };
  return barModel(
    context,
    product,
    [
      overview,
      { label: t('hardware.label'), href: '#HardwareTech' },
      software,
      { label: text('section.specs'), href: '#specs' },
      gallery,
    ],
    offer,
  );
}

function picturesOf(context: ModelContext, t: PageText): GalleryModel {
  return galleryOf(context, [
    placePicture(context, 'flagshipBumblebee', 'flagship-bumblebee-places/desk'),
    { picture: 'flagship-bumblebee/detail-head', alt: t('portrait.alt') },
    placePicture(context, 'flagshipBumblebee', 'flagship-bumblebee-places/box'),
    { picture: 'flagship-bumblebee/back', alt: t('gallery.back') },
    placePicture(context, 'flagshipBumblebee', 'flagship-bumblebee-places/room'),
  ]);
}
