import { products, standardEditionPrice } from '@kinemorph/content';
import type { Text } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
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

/** The edition beside three other robots. Of the edition without a number only the price is known: the introduction tells it, since a column of dashes would not. */
export function comparisonModel(
  context: PageContext,
  say: Text<keyof typeof en>,
): { heading: string; intro: string; choose: string } & ComparisonModel {
  const { region, money } = context;
  const notNumbered = say('compare.edition.none');
  const isAnnounced = stageOf(context) === 'before';
  const columns = [
    comparedProduct(context, id, 'optimus-prime-limited-edition/cut-out'),
    comparedProduct(context, 'flagshipOptimusPrime', 'flagship-optimus-prime/cut-out'),
    comparedProduct(context, 'eliteOptimusPrime', 'elite-optimus-prime/cut-out'),
    comparedProduct(context, 'grimlockG1Flagship', 'grimlock-g1-flagship/cut-out'),
  ];
  return {
    heading: say('compare.heading'),
    intro: isAnnounced
      ? say('compare.intro.before')
      : say('compare.intro', { price: money({ amount: standardEditionPrice, currency: region.currency }) }),
    labels: { caption: say('compare.caption'), product: say('compare.product'), price: say('compare.price') },
    choose: say('compare.choose'),
    highlight: id,
    // While this one cannot be had, none is offered: the machines alone are compared.
    products: isAnnounced ? columns.map(({ id: column, name, picture }) => ({ id: column, name, picture })) : columns,
    rows: [
      {
        name: say('compare.edition'),
        values: [say('compare.edition.value', { edition }), notNumbered, notNumbered, notNumbered],
      },
      ...differencesFirst(
        comparedByBuyers(
          context,
          [id, 'flagshipOptimusPrime', 'eliteOptimusPrime', 'grimlockG1Flagship'],
          say('compare.unknown'),
        ),
      ),
    ],
  };
}
