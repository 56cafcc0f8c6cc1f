import { products, type ProductId } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { ModelContext } from '@kinemorph/site';
import type { CommandList, FeatureBlock, LinkCard, Section, StatBand, Steps } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import { waysToProgram } from '../sections/software.server.ts';
import { transformationOf, type TransformationModel } from '../sections/transformation.server.ts';
import { product, type PageText } from './stage.server.ts';
import type { Scene } from './Scene.tsx';

type Heading = Pick<ComponentProps<typeof Section>, 'heading' | 'intro'>;

export type OverviewModel = Heading & Pick<ComponentProps<typeof StatBand>, 'stats'>;
export type BlockModel = ComponentProps<typeof FeatureBlock>;
export type SceneModel = ComponentProps<typeof Scene>;
export type VoiceModel = Heading & Pick<ComponentProps<typeof CommandList>, 'groups'>;
export type AllCommandsModel = CommandsModel & { readonly title: string };
export type ProgrammingModel = Heading &
  Pick<ComponentProps<typeof Steps>, 'steps'> & { readonly links: readonly ComponentProps<typeof LinkCard>[] };

const { voiceCommands = 0, servos = 0, chips = 0, useMinutes = 0, chargeMinutes = 0 } = products[product].hardware;

/** Returns the machine in four figures. */
export function overviewOf(t: PageText): OverviewModel {
  return {
    heading: t('overview.heading'),
    stats: [
      { number: String(servos), text: t('stat.servos') },
      { number: String(chips), text: t('stat.chips') },
      { number: String(useMinutes), unit: t('stat.minutes'), text: t('stat.use') },
      { number: String(chargeMinutes), unit: t('stat.minutes'), text: t('stat.charge') },
    ],
  };
}

/** Returns the sections about its movement and its control. */
export function hardwareOf({ picture }: ModelContext, t: PageText): readonly BlockModel[] {
  return [
    {
      eyebrow: t('motion.eyebrow'),
      title: t('motion.title', { servos }),
      text: t('motion.text', { servos, chips }),
      picture: picture('flagship-bumblebee/detail-wheel', t('wheel.alt')),
      tone: 'ink',
    },
    {
      eyebrow: t('mind.eyebrow'),
      title: t('mind.title'),
      text: t('mind.text'),
      items: (['drive', 'pick', 'save'] as const).map((item) => ({
        title: t(`mind.${item}`),
        text: t(`mind.${item}.text`),
      })),
      picture: picture('flagship-bumblebee/action', t('stride.alt')),
      side: 'end',
    },
  ];
}

/** Returns the machine as a car, alone on the stage. */
export function carOf({ picture }: ModelContext, t: PageText): SceneModel {
  return {
    backdrop: picture('studio/wide', ''),
    eyebrow: t('car.eyebrow'),
    title: t('car.title'),
    text: t('car.text'),
    figures: [picture('flagship-bumblebee/vehicle-cut-out', t('car.alt'))],
  };
}

/** Returns the scene in which the robot becomes the car. */
export function changeOf(context: ModelContext, t: PageText): TransformationModel {
  return transformationOf(context, 'flagship-bumblebee-change', {
    eyebrow: t('car.eyebrow'),
    title: t('car.title'),
    text: t('car.text'),
    description: t('car.film'),
    captions: [t('car.first'), t('car.half'), t('car.last')],
  });
}

const firstCommands = {
  'voice.shape': ['voice.shape.transform', 'voice.shape.car', 'voice.shape.robot'],
  'voice.move': ['voice.move.forward', 'voice.move.turn', 'voice.move.drive'],
  'voice.show': ['voice.show.hello', 'voice.show.pose', 'voice.show.dance'],
} as const;

/** Returns all voice commands; the teaser hides them until the pre-order opens. */
export function commandsOf(context: ModelContext, t: PageText): AllCommandsModel {
  return {
    title: t('commands.title', { voiceCommands }),
    ...commandsModel(
      context,
      (['shape', 'move', 'show', 'house'] as const).map((group) => ({
        title: t(`commands.${group}`),
        phrases: t(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** Returns the section about voice commands. */
export function voiceOf(t: PageText): VoiceModel {
  return {
    heading: t('voice.heading'),
    intro: t('voice.intro'),
    groups: (['voice.shape', 'voice.move', 'voice.show'] as const).map((group) => ({
      title: t(group),
      commands: firstCommands[group].map((command) => t(command)),
    })),
  };
}

const cast: readonly (readonly [ProductId, PictureName])[] = [
  ['flagshipOptimusPrime', 'flagship-optimus-prime/cut-out'],
  ['flagshipBumblebee', 'flagship-bumblebee/cut-out'],
  ['flagshipMegatron', 'flagship-megatron/cut-out'],
];

/** Returns several robots on one stage: those that the region sells. */
export function theaterOf({ region, text, picture }: ModelContext, t: PageText): SceneModel {
  return {
    backdrop: picture('studio/wide', ''),
    eyebrow: t('theater.eyebrow'),
    title: t('theater.title'),
    text: t('theater.text'),
    figures: cast
      .filter(([id]) => products[id].regions.includes(region.id))
      .map(([id, name]) => picture(name, text(`product.${id}.name`))),
  };
}

/** Returns the four programming methods, and the links to write and share programs. */
export function programmingOf({ links, picture }: ModelContext, t: PageText): ProgrammingModel {
  const link = (key: 'studio' | 'hub') => {
    const href = links.to({ hub: key });
    return href === undefined
      ? []
      : [
          {
            title: t(`sharing.${key}`),
            text: t(`sharing.${key}.text`),
            label: t(`sharing.${key}.label`),
            href,
            external: true,
            picture: picture(key, ''),
            fit: 'cover' as const,
          },
        ];
  };
  return {
    heading: t('programming.heading'),
    intro: t('programming.intro'),
    steps: waysToProgram.map((way) => ({ title: t(`programming.${way}`), text: t(`programming.${way}.text`) })),
    links: [...link('studio'), ...link('hub')],
  };
}
