import { products, type ProductId } from '@kinemorph/content';
import type { PictureName } from '@kinemorph/content/pictures';
import type { PageContext } from '@kinemorph/site';
import type { CommandList, FeatureBlock, LinkCard, Section, StatBand, Steps } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import { waysToProgram } from '../sections/software.server.ts';
import { transformationOf, type TransformationModel } from '../sections/transformation.server.ts';
import { product, type Say } from './phase.server.ts';
import type { Scene } from './Scene.tsx';

type Heading = Pick<ComponentProps<typeof Section>, 'heading' | 'intro'>;

export type OverviewModel = Heading & Pick<ComponentProps<typeof StatBand>, 'stats'>;
export type BlockModel = ComponentProps<typeof FeatureBlock>;
export type SceneModel = ComponentProps<typeof Scene>;
export type VoiceModel = Heading & Pick<ComponentProps<typeof CommandList>, 'groups'>;
export type AllCommandsModel = CommandsModel & { readonly title: string };
export type ProgrammingModel = Heading &
  Pick<ComponentProps<typeof Steps>, 'steps'> & { readonly doors: readonly ComponentProps<typeof LinkCard>[] };

const { voiceCommands = 0, servos = 0, chips = 0, useMinutes = 0, chargeMinutes = 0 } = products[product].hardware;

/** The machine in four figures. */
export function overviewOf(say: Say): OverviewModel {
  return {
    heading: say('overview.heading'),
    stats: [
      { number: String(servos), text: say('stat.servos') },
      { number: String(chips), text: say('stat.chips') },
      { number: String(useMinutes), unit: say('stat.minutes'), text: say('stat.use') },
      { number: String(chargeMinutes), unit: say('stat.minutes'), text: say('stat.charge') },
    ],
  };
}

/** How it moves, and whom it obeys. */
export function hardwareOf({ picture }: PageContext, say: Say): readonly BlockModel[] {
  return [
    {
      eyebrow: say('motion.eyebrow'),
      title: say('motion.title', { servos }),
      text: say('motion.text', { servos, chips }),
      picture: picture('flagship-bumblebee/detail-wheel', say('wheel.alt')),
      tone: 'ink',
    },
    {
      eyebrow: say('mind.eyebrow'),
      title: say('mind.title'),
      text: say('mind.text'),
      items: (['drive', 'pick', 'save'] as const).map((item) => ({
        title: say(`mind.${item}`),
        text: say(`mind.${item}.text`),
      })),
      picture: picture('flagship-bumblebee/action', say('stride.alt')),
      side: 'end',
    },
  ];
}

/** The machine as a car, alone on the stage. */
export function carOf({ picture }: PageContext, say: Say): SceneModel {
  return {
    backdrop: picture('studio/wide', ''),
    eyebrow: say('car.eyebrow'),
    title: say('car.title'),
    text: say('car.text'),
    figures: [picture('flagship-bumblebee/vehicle-cut-out', say('car.alt'))],
  };
}

/** How the robot becomes the car. */
export function changeOf(context: PageContext, say: Say): TransformationModel {
  return transformationOf(context, 'flagship-bumblebee-change', {
    eyebrow: say('car.eyebrow'),
    title: say('car.title'),
    text: say('car.text'),
    description: say('car.film'),
    captions: [say('car.first'), say('car.half'), say('car.last')],
  });
}

const firstCommands = {
  'voice.shape': ['voice.shape.transform', 'voice.shape.car', 'voice.shape.robot'],
  'voice.move': ['voice.move.forward', 'voice.move.turn', 'voice.move.drive'],
  'voice.show': ['voice.show.hello', 'voice.show.pose', 'voice.show.dance'],
} as const;

/** Everything that it understands; the teaser keeps it for the opening. */
export function commandsOf(context: PageContext, say: Say): AllCommandsModel {
  return {
    title: say('commands.title', { voiceCommands }),
    ...commandsModel(
      context,
      (['shape', 'move', 'show', 'house'] as const).map((group) => ({
        title: say(`commands.${group}`),
        phrases: say(`commands.${group}.phrases`),
      })),
    ),
  };
}

/** What one can say to it. */
export function voiceOf(say: Say): VoiceModel {
  return {
    heading: say('voice.heading'),
    intro: say('voice.intro'),
    groups: (['voice.shape', 'voice.move', 'voice.show'] as const).map((group) => ({
      title: say(group),
      commands: firstCommands[group].map((command) => say(command)),
    })),
  };
}

const cast: readonly (readonly [ProductId, PictureName])[] = [
  ['flagshipOptimusPrime', 'flagship-optimus-prime/cut-out'],
  ['flagshipBumblebee', 'flagship-bumblebee/cut-out'],
  ['flagshipMegatron', 'flagship-megatron/cut-out'],
];

/** Several robots on one stage, as far as the region sells them. */
export function theaterOf({ region, text, picture }: PageContext, say: Say): SceneModel {
  return {
    backdrop: picture('studio/wide', ''),
    eyebrow: say('theater.eyebrow'),
    title: say('theater.title'),
    text: say('theater.text'),
    figures: cast
      .filter(([id]) => products[id].regions.includes(region.id))
      .map(([id, name]) => picture(name, text(`product.${id}.name`))),
  };
}

/** The four ways to teach it, and where what it learnt is written and shared. */
export function programmingOf({ links, picture }: PageContext, say: Say): ProgrammingModel {
  const door = (key: 'studio' | 'hub') => {
    const href = links.to({ hub: key });
    return href === undefined
      ? []
      : [
          {
            title: say(`sharing.${key}`),
            text: say(`sharing.${key}.text`),
            label: say(`sharing.${key}.label`),
            href,
            external: true,
            picture: picture(key, ''),
            fit: 'cover' as const,
          },
        ];
  };
  return {
    heading: say('programming.heading'),
    intro: say('programming.intro'),
    steps: waysToProgram.map((way) => ({ title: say(`programming.${way}`), text: say(`programming.${way}.text`) })),
    doors: [...door('studio'), ...door('hub')],
  };
}
