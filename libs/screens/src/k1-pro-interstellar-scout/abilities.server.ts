import { products } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { DialogLink, FeatureBlock, Section, StatBand, Step } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import { commandsModel, type CommandsModel } from '../sections/commands.server.ts';
import { figuresOf } from '../sections/figures.server.ts';
import { softwareDoors, waysToProgram } from '../sections/software.server.ts';
import type { Say } from './words.server.ts';

type Feature = ComponentProps<typeof FeatureBlock>;
type Heading = Pick<ComponentProps<typeof Section>, 'heading' | 'intro'>;
/** A button that opens a dialog, and leads to what it shows where no JavaScript runs. */
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

/** What K1 Pro is made of, what it hears, and what it can be taught. */
export function abilitiesModel(context: PageContext, say: Say): AbilitiesModel {
  const { picture } = context;
  return {
    look: {
      eyebrow: say('look.label'),
      title: say('look.title'),
      text: say('look.text'),
      picture: picture('k1-pro-interstellar-scout/present', say('look.alt')),
    },
    ...machineOf(context, say),
    voice: voiceOf(context, say),
    app: {
      eyebrow: say('app.label'),
      title: say('app.title'),
      text: say('app.text', figures),
      items: (['steer', 'moves', 'care'] as const).map((item) => ({
        title: say(`app.${item}`),
        text: say(`app.${item}.text`),
      })),
      picture: picture('k1-pro-interstellar-scout/action', say('details.joints.alt')),
    },
    theater: {
      eyebrow: say('theater.label'),
      title: say('theater.title'),
      text: say('theater.text'),
      picture: picture('k1-pro-interstellar-scout/cut-out', say('theater.alt')),
    },
    programming: {
      heading: say('programming.heading'),
      intro: say('programming.intro'),
      steps: waysToProgram.map((way) => ({ title: say(`programming.${way}`), text: say(`programming.${way}.text`) })),
    },
    sharing: {
      eyebrow: say('sharing.eyebrow'),
      title: say('sharing.title'),
      text: say('sharing.text'),
      picture: picture('k1-pro-interstellar-scout/back', say('sharing.alt')),
      actions: softwareDoors(context, { studio: { label: say('sharing.studio') }, hub: { label: say('sharing.hub') } }),
    },
  };
}

/** What it is made of. */
function machineOf(context: PageContext, say: Say): Pick<AbilitiesModel, 'hardware' | 'details'> {
  const { text, picture } = context;
  return {
    hardware: {
      heading: say('hardware.heading'),
      intro: say('hardware.intro', figures),
      stats: figuresOf(context, 'k1ProInterstellarScout', (figure) => say(`hardware.${figure}`)),
      dialog: {
        label: say('hardware.open'),
        href: '#specs',
        title: say('hardware.title'),
        description: say('hardware.line'),
        closeLabel: text('close'),
      },
    },
    details: {
      heading: say('details.heading'),
      steps: (
        [
          ['head', 'detail-head'],
          ['pack', 'detail-pack'],
          ['joints', 'action'],
        ] as const
      ).map(([part, view]) => ({
        title: say(`details.${part}`),
        text: say(`details.${part}.text`),
        picture: picture(`k1-pro-interstellar-scout/${view}`, say(`details.${part}.alt`)),
      })),
    },
  };
}

/** What it hears. */
function voiceOf(context: PageContext, say: Say): AbilitiesModel['voice'] {
  const { text, picture } = context;
  return {
    block: {
      eyebrow: say('voice.label'),
      title: say('voice.title'),
      text: say('voice.text', figures),
      picture: picture('k1-pro-interstellar-scout/share', say('voice.alt')),
    },
    dialog: {
      label: say('voice.open', figures),
      href: '#voice-commands',
      title: say('voice.dialog'),
      description: say('voice.say'),
      closeLabel: text('close'),
    },
    commands: commandsModel(
      context,
      (['move', 'scout', 'talk', 'show', 'house'] as const).map((group) => ({
        title: say(`commands.${group}`),
        phrases: say(`commands.${group}.phrases`),
      })),
    ),
  };
}
