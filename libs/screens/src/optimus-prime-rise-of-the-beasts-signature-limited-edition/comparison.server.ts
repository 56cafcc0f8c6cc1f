import { products, standardEditionPrice } from '@kinemorph/content';
import type { Text } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import type { ComparedProduct, ComparisonValue } from '@kinemorph/ui';
import {
  comparedByBuyers,
  comparedProduct,
  differencesFirst,
  type ComparisonModel,
} from '../sections/comparison.server.ts';
import { taxText } from '../sections/offer.server.ts';
import type en from './copy/en-US.json';
import { stageOf } from './pre-order.server.ts';

const id = 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition';
const { edition = 0 } = products[id];

/** The edition beside the one without a number, of which only the price is known, and two others. */
export function comparisonModel(
  context: PageContext,
  say: Text<keyof typeof en>,
): { heading: string; intro: string } & ComparisonModel {
  const unknown = say('compare.unknown');
  const dash: ComparisonValue = { mark: 'no', label: unknown };
  const notNumbered = say('compare.edition.none');
  const columns: readonly ComparedProduct[] = [
    comparedProduct(context, id, 'optimus-prime-limited-edition/cut-out'),
    standardEdition(context, say('compare.standard')),
    comparedProduct(context, 'eliteOptimusPrime', 'elite-optimus-prime/cut-out'),
    comparedProduct(context, 'grimlockG1Flagship', 'grimlock-g1-flagship/cut-out'),
  ];
  return {
    heading: say('compare.heading'),
    intro: say('compare.intro'),
    labels: { caption: say('compare.caption'), product: say('compare.product'), price: say('compare.price') },
    highlight: id,
    // While this one cannot be had, none is offered: the machines alone are compared.
    products:
      stageOf(context) === 'before'
        ? columns.map(({ id: column, name, picture }) => ({ id: column, name, picture }))
        : columns,
    rows: [
      {
        name: say('compare.edition'),
        values: [say('compare.edition.value', { edition }), notNumbered, notNumbered, notNumbered],
      },
      { name: say('compare.limit'), values: [say('compare.limit.one'), dash, dash, dash] },
      ...differencesFirst(
        comparedByBuyers(context, [id, undefined, 'eliteOptimusPrime', 'grimlockG1Flagship'], unknown),
      ),
    ],
  };
}

/** A column of its own, though no product of the store's list. */
function standardEdition(context: PageContext, name: string): ComparedProduct {
  const { region, text, money } = context;
  return {
    id: 'standardEdition',
    name,
    price: {
      current: money({ amount: standardEditionPrice, currency: region.currency }),
      currentLabel: text('price.now'),
      tax: taxText(context),
    },
  };
}
