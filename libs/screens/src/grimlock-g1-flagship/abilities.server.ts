import { products } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { DialogLink, FeatureBlock, LinkAction, Section, StatBand, Step } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import { softwareDoors, waysToProgram } from '../sections/software.server.ts';
import type { Say } from './words.server.ts';

type Feature = ComponentProps<typeof FeatureBlock>;
/** A button that opens a dialog, and leads to what it shows where no JavaScript runs. */
type Opener = Omit<ComponentProps<typeof DialogLink>, 'children'>;

export interface HardwareModel extends Pick<ComponentProps<typeof Section>, 'heading' | 'intro'> {
  readonly stats: ComponentProps<typeof StatBand>['stats'];
  readonly dialog: Opener;
}

export interface VoiceModel {
  readonly block: Feature;
  readonly dialog: Opener;
  readonly commands: CommandsModel;
}

export interface ProgrammingModel {
  readonly block: Feature;
  readonly dialog: Opener;
  readonly ways: readonly Step[];
  /** Where moves are made, and where they are shared. */
  readonly doors: readonly LinkAction[];
}

const { hardware: figures } = products.grimlockG1Flagship;

/** What it is made of, in figures: the largest at once, all of them in a dialog. */
export function hardwareModel({ text }: PageContext, say: Say): HardwareModel {
  const counted = (['servos', 'chips', 'voiceCommands'] as const).map((figure) => ({
    number: String(figures[figure]),
    text: say(`hardware.${figure}`),
  }));
  return {
    heading: say('hardware.heading'),
    intro: say('hardware.intro', { ...figures }),
    stats: [
      ...counted,
      { number: text('specs.atLeast', { count: figures.audioLines ?? 0 }), text: say('hardware.audioLines') },
    ],
    dialog: {
      label: say('hardware.open'),
      href: '#specs',
      title: say('hardware.title'),
      description: say('hardware.line'),
      closeLabel: text('close'),
    },
  };
}

const commandGroups = ['moving', 'shapes', 'temper', 'robot', 'talk', 'show', 'house'] as const;

/** What it hears: every command, in a dialog and among the specs. */
export function voiceModel(context: PageContext, say: Say): VoiceModel {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: say('voice.label'),
      title: say('voice.title'),
      text: say('voice.text', { ...figures }),
      picture: picture('grimlock-g1-flagship/share', say('voice.alt')),
    },
    dialog: {
      label: say('voice.open', { ...figures }),
      href: '#voice-commands',
      title: say('voice.dialog'),
      description: say('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      commandGroups.map((group) => ({ title: say(`voice.${group}`), phrases: say(`voice.${group}.phrases`) })),
    ),
  };
}

/** How it is taught: the four ways in a dialog and among the specs, and where moves are made and shared. */
export function programmingModel(context: PageContext, say: Say): ProgrammingModel {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: say('programming.label'),
      title: say('programming.title'),
      text: say('programming.text'),
      picture: picture('grimlock-g1-flagship/back', say('programming.alt')),
    },
    dialog: {
      label: say('programming.open'),
      href: '#programming',
      title: say('programming.open'),
      description: say('programming.line'),
      closeLabel: text('close'),
    },
    doors: softwareDoors(context, {
      studio: { label: say('programming.studio') },
      hub: { label: say('programming.hub') },
    }),
    ways: waysToProgram.map((way) => ({ title: say(`programming.${way}`), text: say(`programming.${way}.text`) })),
  };
}
