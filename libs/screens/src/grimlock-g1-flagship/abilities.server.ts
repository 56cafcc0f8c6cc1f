import { products } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { DialogLink, FeatureBlock, LinkAction, Section, StatBand, Step } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import { softwareLinks, waysToProgram } from '../sections/software.server.ts';
import type { PageText } from './words.server.ts';

type Feature = ComponentProps<typeof FeatureBlock>;
/** A button that opens a dialog; without JavaScript it leads to the same content on the page. */
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
  /** The links to the tools in which moves are made and shared. */
  readonly links: readonly LinkAction[];
}

const { hardware: figures } = products.grimlockG1Flagship;

/** Returns the hardware in figures: the largest on the page, all of them in a dialog. */
export function hardwareModel({ text }: ModelContext, t: PageText): HardwareModel {
  const counted = (['servos', 'chips', 'voiceCommands'] as const).map((figure) => ({
    number: String(figures[figure]),
    text: t(`hardware.${figure}`),
  }));
  return {
    heading: t('hardware.heading'),
    intro: t('hardware.intro', { ...figures }),
    stats: [
      ...counted,
      { number: text('specs.atLeast', { count: figures.audioLines ?? 0 }), text: t('hardware.audioLines') },
    ],
    dialog: {
      label: t('hardware.open'),
      href: '#specs',
      title: t('hardware.title'),
      description: t('hardware.line'),
      closeLabel: text('close'),
    },
  };
}

const commandGroups = ['moving', 'shapes', 'temper', 'robot', 'talk', 'show', 'house'] as const;

/** Returns the voice commands: all of them, in a dialog and among the specs. */
export function voiceModel(context: ModelContext, t: PageText): VoiceModel {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: t('voice.label'),
      title: t('voice.title'),
      text: t('voice.text', { ...figures }),
      picture: picture('grimlock-g1-flagship/share', t('voice.alt')),
    },
    dialog: {
      label: t('voice.open', { ...figures }),
      href: '#voice-commands',
      title: t('voice.dialog'),
      description: t('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      commandGroups.map((group) => ({ title: t(`voice.${group}`), phrases: t(`voice.${group}.phrases`) })),
    ),
  };
}

/** Returns the programming: the four methods in a dialog and among the specs, and the links to make and share moves. */
export function programmingModel(context: ModelContext, t: PageText): ProgrammingModel {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: t('programming.label'),
      title: t('programming.title'),
      text: t('programming.text'),
      picture: picture('grimlock-g1-flagship/back', t('programming.alt')),
    },
    dialog: {
      label: t('programming.open'),
      href: '#programming',
      title: t('programming.open'),
      description: t('programming.line'),
      closeLabel: text('close'),
    },
    links: softwareLinks(context, {
      studio: { label: t('programming.studio') },
      hub: { label: t('programming.hub') },
    }),
    ways: waysToProgram.map((way) => ({ title: t(`programming.${way}`), text: t(`programming.${way}.text`) })),
  };
}
