import { products } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { DialogLink, FeatureBlock, Section, StatBand, Step } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import { figuresOf } from '../sections/figures.server.ts';
import { softwareLinks, waysToProgram } from '../sections/software.server.ts';
import type { PageText } from './words.server.ts';

type Feature = ComponentProps<typeof FeatureBlock>;
type Heading = Pick<ComponentProps<typeof Section>, 'heading' | 'intro'>;
/** A button that opens a dialog; without JavaScript it leads to the same content on the page. */
type Opener = Omit<ComponentProps<typeof DialogLink>, 'children'>;

export interface AbilitiesModel {
  readonly look: Feature;
  readonly hardware: Heading & Pick<ComponentProps<typeof StatBand>, 'stats'> & { readonly dialog: Opener };
  readonly details: Heading & { readonly steps: readonly Step[] };
  readonly voice: { readonly block: Feature; readonly dialog: Opener; readonly commands: CommandsModel };
  readonly app: Feature;
  readonly theater: Feature;
  readonly programming: Heading & { readonly steps: readonly Step[] };
  readonly sharing: Feature;
}

const figures = { ...products.k1ProInterstellarScout.hardware };

/** Returns K1 Pro's hardware, voice commands and programming. */
export function abilitiesModel(context: ModelContext, t: PageText): AbilitiesModel {
  const { picture } = context;
  return {
    look: {
      eyebrow: t('look.label'),
      title: t('look.title'),
      text: t('look.text'),
      picture: picture('k1-pro-interstellar-scout/present', t('look.alt')),
    },
    ...machineOf(context, t),
    voice: voiceOf(context, t),
    app: {
      eyebrow: t('app.label'),
      title: t('app.title'),
      text: t('app.text', figures),
      items: (['steer', 'moves', 'care'] as const).map((item) => ({
        title: t(`app.${item}`),
        text: t(`app.${item}.text`),
      })),
      picture: picture('k1-pro-interstellar-scout/action', t('details.joints.alt')),
    },
    theater: {
      eyebrow: t('theater.label'),
      title: t('theater.title'),
      text: t('theater.text'),
      picture: picture('k1-pro-interstellar-scout/cut-out', t('theater.alt')),
    },
    programming: {
      heading: t('programming.heading'),
      intro: t('programming.intro'),
      steps: waysToProgram.map((way) => ({ title: t(`programming.${way}`), text: t(`programming.${way}.text`) })),
    },
    sharing: {
      eyebrow: t('sharing.eyebrow'),
      title: t('sharing.title'),
      text: t('sharing.text'),
      picture: picture('k1-pro-interstellar-scout/back', t('sharing.alt')),
      actions: softwareLinks(context, { studio: { label: t('sharing.studio') }, hub: { label: t('sharing.hub') } }),
    },
  };
}

/** Returns the hardware. */
function machineOf(context: ModelContext, t: PageText): Pick<AbilitiesModel, 'hardware' | 'details'> {
  const { text, picture } = context;
  return {
    hardware: {
      heading: t('hardware.heading'),
      intro: t('hardware.intro', figures),
      stats: figuresOf(context, 'k1ProInterstellarScout', (figure) => t(`hardware.${figure}`)),
      dialog: {
        label: t('hardware.open'),
        href: '#specs',
        title: t('hardware.title'),
        description: t('hardware.line'),
        closeLabel: text('close'),
      },
    },
    details: {
      heading: t('details.heading'),
      steps: (
        [
          ['head', 'detail-head'],
          ['pack', 'detail-pack'],
          ['joints', 'action'],
        ] as const
      ).map(([part, view]) => ({
        title: t(`details.${part}`),
        text: t(`details.${part}.text`),
        picture: picture(`k1-pro-interstellar-scout/${view}`, t(`details.${part}.alt`)),
      })),
    },
  };
}

/** Returns the section about voice commands. */
function voiceOf(context: ModelContext, t: PageText): AbilitiesModel['voice'] {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: t('voice.label'),
      title: t('voice.title'),
      text: t('voice.text', figures),
      picture: picture('k1-pro-interstellar-scout/share', t('voice.alt')),
    },
    dialog: {
      label: t('voice.open', figures),
      href: '#voice-commands',
      title: t('voice.dialog'),
      description: t('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['move', 'scout', 'talk', 'show', 'house'] as const).map((group) => ({
        title: t(`commands.${group}`),
        phrases: t(`commands.${group}.phrases`),
      })),
    ),
  };
}
