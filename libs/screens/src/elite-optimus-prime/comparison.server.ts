import type { Text } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import type { ComparisonValue } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import {
  comparedByBuyers,
  comparedFigures,
  comparedProduct,
  differencesFirst,
  type ComparisonModel,
} from '../sections/comparison.server.ts';
import type en from './copy/en-US.json';
import type { Difference } from './Difference.tsx';

type Say = Text<keyof typeof en>;

/** Elite beside Flagship: how the eye tells them apart, and everything that a buyer compares. */
export function differenceModel(context: PageContext, say: Say): ComponentProps<typeof Difference> {
  const { text, links, picture } = context;
  const flagship = links.to({ product: 'flagshipOptimusPrime' });
  const compared = [
    comparedProduct(context, 'eliteOptimusPrime', 'elite-optimus-prime/cut-out'),
    comparedProduct(context, 'flagshipOptimusPrime', 'flagship-optimus-prime/cut-out'),
  ];
  const unknown = say('chart.unknown');
  // The story of the truck says in words whether he changes his shape.
  const [, ...figures] = comparedByBuyers(context, ['eliteOptimusPrime', 'flagshipOptimusPrime'], unknown);
  const rows = differencesFirst([
    ...(['truck', 'build'] as const).map((row) => ({
      name: say(`difference.${row}`),
      values: [say(`difference.elite.${row}`), say(`difference.flagship.${row}`)],
    })),
    { name: text('specs.price'), values: compared.map(({ price }) => price?.current ?? say('difference.unknown')) },
    ...figures,
  ]);
  const side = (at: 0 | 1) => rows.map(({ name, values }) => ({ name, value: inWords(values[at]) }));
  return {
    heading: say('difference.heading'),
    intro: say('difference.intro'),
    sides: [
      {
        name: text('product.eliteOptimusPrime.name'),
        picture: picture('elite-optimus-prime/cut-out', say('difference.elite.alt')),
        rows: side(0),
      },
      {
        name: text('product.flagshipOptimusPrime.name'),
        picture: picture('flagship-optimus-prime/cut-out', say('difference.flagship.alt')),
        rows: side(1),
        ...(flagship !== undefined && {
          action: { label: say('difference.more'), href: flagship, tone: 'outline' as const },
        }),
      },
    ],
  };
}

/** A value as lines; a mark as its word. */
function inWords(value: ComparisonValue = ''): readonly string[] {
  if (typeof value === 'string') return [value];
  return 'mark' in value ? [value.label] : value;
}

/** Elite among three others: what tells each apart, and what a buyer compares. */
export function chartModel(
  context: PageContext,
  say: Say,
): { heading: string; intro: string; choose: string } & ComparisonModel {
  const ids = ['eliteOptimusPrime', 'flagshipOptimusPrime', 'bumblebeeG1Performance', 'grimlockG1Flagship'] as const;
  return {
    heading: say('chart.heading'),
    intro: say('chart.intro'),
    labels: { caption: say('chart.caption'), product: say('chart.product'), price: say('chart.price') },
    choose: say('chart.choose'),
    highlight: 'eliteOptimusPrime',
    products: [
      comparedProduct(context, 'eliteOptimusPrime', 'elite-optimus-prime/cut-out'),
      comparedProduct(context, 'flagshipOptimusPrime', 'flagship-optimus-prime/cut-out'),
      comparedProduct(context, 'bumblebeeG1Performance', 'bumblebee-g1-performance/cut-out'),
      comparedProduct(context, 'grimlockG1Flagship', 'grimlock-g1-flagship/cut-out'),
    ],
    rows: [
      {
        name: say('chart.known'),
        values: [
          say('chart.known.elite'),
          say('chart.known.flagship'),
          say('chart.known.bumblebee'),
          say('chart.known.grimlock'),
        ],
      },
      ...differencesFirst([
        ...comparedByBuyers(context, ids, say('chart.unknown')),
        ...comparedFigures(context, ['specs.sounds'], ids, say('chart.unknown')),
      ]),
    ],
  };
}
