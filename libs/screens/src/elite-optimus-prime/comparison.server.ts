import type { Text } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
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

type PageText = Text<keyof typeof en>;

/** Returns the comparison of Elite with Flagship: the visible differences, and everything that a buyer compares. */
export function differenceModel(context: ModelContext, t: PageText): ComponentProps<typeof Difference> {
  const { text, links, picture } = context;
  const flagship = links.to({ product: 'flagshipOptimusPrime' });
  const compared = [
    comparedProduct(context, 'eliteOptimusPrime', 'elite-optimus-prime/cut-out'),
    comparedProduct(context, 'flagshipOptimusPrime', 'flagship-optimus-prime/cut-out'),
  ];
  const unknown = t('chart.unknown');
  // The row about the truck already says if each of them transforms.
  const [, ...figures] = comparedByBuyers(context, ['eliteOptimusPrime', 'flagshipOptimusPrime'], unknown);
  const rows = differencesFirst([
    ...(['truck', 'build'] as const).map((row) => ({
      name: t(`difference.${row}`),
      values: [t(`difference.elite.${row}`), t(`difference.flagship.${row}`)],
    })),
    { name: text('specs.price'), values: compared.map(({ price }) => price?.current ?? t('difference.unknown')) },
    ...figures,
  ]);
  const side = (at: 0 | 1) => rows.map(({ name, values }) => ({ name, value: inWords(values[at]) }));
  return {
    heading: t('difference.heading'),
    intro: t('difference.intro'),
    sides: [
      {
        name: text('product.eliteOptimusPrime.name'),
        picture: picture('elite-optimus-prime/cut-out', t('difference.elite.alt')),
        rows: side(0),
      },
      {
        name: text('product.flagshipOptimusPrime.name'),
        picture: picture('flagship-optimus-prime/cut-out', t('difference.flagship.alt')),
        rows: side(1),
        ...(flagship !== undefined && {
          action: { label: t('difference.more'), href: flagship, tone: 'outline' as const },
        }),
      },
    ],
  };
}

/** Returns a value as lines; a mark as its label. */
function inWords(value: ComparisonValue = ''): readonly string[] {
  if (typeof value === 'string') return [value];
  return 'mark' in value ? [value.label] : value;
}

/**
 * Returns the comparison of Elite with three other robots: the visible differences, and everything that a buyer
 * compares.
 */
export function chartModel(
  context: ModelContext,
  t: PageText,
): { heading: string; intro: string; choose: string } & ComparisonModel {
  const ids = ['eliteOptimusPrime', 'flagshipOptimusPrime', 'bumblebeeG1Performance', 'grimlockG1Flagship'] as const;
  return {
    heading: t('chart.heading'),
    intro: t('chart.intro'),
    labels: { caption: t('chart.caption'), product: t('chart.product'), price: t('chart.price') },
    choose: t('chart.choose'),
    highlight: 'eliteOptimusPrime',
    products: [
      comparedProduct(context, 'eliteOptimusPrime', 'elite-optimus-prime/cut-out'),
      comparedProduct(context, 'flagshipOptimusPrime', 'flagship-optimus-prime/cut-out'),
      comparedProduct(context, 'bumblebeeG1Performance', 'bumblebee-g1-performance/cut-out'),
      comparedProduct(context, 'grimlockG1Flagship', 'grimlock-g1-flagship/cut-out'),
    ],
    rows: [
      {
        name: t('chart.known'),
        values: [
          t('chart.known.elite'),
          t('chart.known.flagship'),
          t('chart.known.bumblebee'),
          t('chart.known.grimlock'),
        ],
      },
      ...differencesFirst([
        ...comparedByBuyers(context, ids, t('chart.unknown')),
        ...comparedFigures(context, ['specs.sounds'], ids, t('chart.unknown')),
      ]),
    ],
  };
}
