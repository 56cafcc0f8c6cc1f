import type { Text } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import type { ComponentProps } from 'react';
import { comparedFigures, comparedProduct, type ComparisonModel } from '../sections/comparison.server.ts';
import type en from './copy/en-US.json';
import type { Difference } from './Difference.tsx';

type Say = Text<keyof typeof en>;

/** Elite beside Flagship, as the eye tells them apart. */
export function differenceModel({ text, links, picture }: PageContext, say: Say): ComponentProps<typeof Difference> {
  const flagship = links.to({ product: 'flagshipOptimusPrime' });
  const rows = (which: 'elite' | 'flagship') => (['build', 'truck', 'mark'] as const).map((row) => ({ name: say(`difference.${row}`), value: say(`difference.${which}.${row}`) }));
  return {
    heading: say('difference.heading'),
    intro: say('difference.intro'),
    sides: [
      { name: text('product.eliteOptimusPrime.name'), picture: picture('elite-optimus-prime/cut-out', say('difference.elite.alt')), rows: rows('elite') },
      {
        name: text('product.flagshipOptimusPrime.name'),
        picture: picture('flagship-optimus-prime/cut-out', say('difference.flagship.alt')),
        rows: rows('flagship'),
        ...(flagship !== undefined && { action: { label: say('difference.more'), href: flagship, tone: 'outline' as const } }),
      },
    ],
  };
}

/** Elite among three others: what tells each apart, and the figures that Elite is proud of. */
export function chartModel(context: PageContext, say: Say): { heading: string; intro: string } & ComparisonModel {
  const ids = ['eliteOptimusPrime', 'flagshipOptimusPrime', 'bumblebeeG1Performance', 'grimlockG1Flagship'] as const;
  return {
    heading: say('chart.heading'),
    intro: say('chart.intro'),
    labels: { caption: say('chart.caption'), product: say('chart.product'), price: say('chart.price') },
    highlight: 'eliteOptimusPrime',
    products: [
      comparedProduct(context, 'eliteOptimusPrime', 'elite-optimus-prime/cut-out'),
      comparedProduct(context, 'flagshipOptimusPrime', 'flagship-optimus-prime/cut-out'),
      comparedProduct(context, 'bumblebeeG1Performance', 'bumblebee-g1-performance/cut-out'),
      comparedProduct(context, 'grimlockG1Flagship', 'grimlock-g1-flagship/cut-out'),
    ],
    rows: [
      { name: say('chart.known'), values: [say('chart.known.elite'), say('chart.known.flagship'), say('chart.known.bumblebee'), say('chart.known.grimlock')] },
      ...comparedFigures(context, ['specs.servos', 'specs.voiceCommands', 'specs.sounds', 'specs.chips', 'specs.warranty'], ids, say('chart.unknown')),
    ],
  };
}
