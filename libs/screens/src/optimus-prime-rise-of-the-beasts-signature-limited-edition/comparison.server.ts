import { products, standardEditionPrice } from '@kinemorph/content';
import type { Text } from '@kinemorph/i18n';
import type { ModelContext } from '@kinemorph/site';
import {
  comparedByBuyers,
  comparedProduct,
  differencesFirst,
  type ComparisonModel,
} from '../sections/comparison.server.ts';
import type en from './copy/en-US.json';
import { stageOf } from './pre-order.server.ts';

const id = 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition';
const { edition = 0 } = products[id];

/**
 * Returns the comparison with three other robots. Of the edition without a number only the price is known, so the
 * introduction names it: a column would be all dashes.
 */
export function comparisonModel(
  context: ModelContext,
  t: Text<keyof typeof en>,
): { heading: string; intro: string; choose: string } & ComparisonModel {
  const { region, money } = context;
  const notNumbered = t('compare.edition.none');
  const isAnnounced = stageOf(context) === 'before';
  const columns = [
    comparedProduct(context, id, 'optimus-prime-limited-edition/cut-out'),
    comparedProduct(context, 'flagshipOptimusPrime', 'flagship-optimus-prime/cut-out'),
    comparedProduct(context, 'eliteOptimusPrime', 'elite-optimus-prime/cut-out'),
    comparedProduct(context, 'grimlockG1Flagship', 'grimlock-g1-flagship/cut-out'),
  ];
  return {
    heading: t('compare.heading'),
    intro: isAnnounced
      ? t('compare.intro.before')
      : t('compare.intro', { price: money({ amount: standardEditionPrice, currency: region.currency }) }),
    labels: { caption: t('compare.caption'), product: t('compare.product'), price: t('compare.price') },
    choose: t('compare.choose'),
    highlight: id,
    // Before this one can be ordered, the comparison has no links to buy: it compares the machines only.
    products: isAnnounced ? columns.map(({ id: column, name, picture }) => ({ id: column, name, picture })) : columns,
    rows: [
      {
        name: t('compare.edition'),
        values: [t('compare.edition.value', { edition }), notNumbered, notNumbered, notNumbered],
      },
      ...differencesFirst(
        comparedByBuyers(
          context,
          [id, 'flagshipOptimusPrime', 'eliteOptimusPrime', 'grimlockG1Flagship'],
          t('compare.unknown'),
        ),
      ),
    ],
  };
}
