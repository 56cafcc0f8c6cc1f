import type { ModelContext } from '@kinemorph/site';
import { priceBands } from '../sections/price-bands.server.ts';
import { listedProducts, productPlace, type ListedProduct } from '../sections/listed-products.server.ts';
import { priceText } from '../sections/offer.server.ts';
import type { PageText } from './guide.server.ts';

/** Robots with something in common, such as an age. */
export interface GiftGroup {
  readonly title: string;
  readonly robots: readonly { readonly name: string; readonly href: string; readonly price: string }[];
}

/** A choice of presents, by age or by budget. */
export interface GiftChoice {
  readonly id: 'age' | 'budget';
  readonly heading: string;
  readonly intro: string;
  readonly groups: readonly GiftGroup[];
}

/** A robot of the line-up with its current price, in the region's currency. */
interface PricedRobot {
  readonly product: ListedProduct;
  readonly age: number;
  readonly amount: number;
}

/**
 * Returns the robots that can be bought, by the age that they are made for and by their current price; the cheapest
 * first.
 */
export function giftChoices(context: ModelContext, t: PageText): readonly GiftChoice[] {
  const { money, region } = context;
  const robots = listedProducts(context)
    .flatMap((product): PricedRobot[] => {
      const {
        stock,
        entry: { ageFrom: age },
        offer: { price },
      } = product;
      return stock === 'none' || age === undefined || !price ? [] : [{ product, age, amount: price.amount }];
    })
    .toSorted((a, b) => a.amount - b.amount);
  const group = (title: string, chosen: readonly PricedRobot[]): GiftGroup => ({
    title,
    robots: chosen.flatMap(({ product }) => robotOf(context, product) ?? []),
  });
  const written = (amount: number) => (amount === Infinity ? '' : money({ amount, currency: region.currency }));
  const ages = [...new Set(robots.map(({ age }) => age))].toSorted((a, b) => a - b);
  return [
    {
      id: 'age',
      heading: t('age.heading'),
      intro: t('age.intro'),
      groups: ages.map((age) =>
        group(
          t('age.from', { age }),
          robots.filter((robot) => robot.age === age),
        ),
      ),
    },
    {
      id: 'budget',
      heading: t('budget.heading'),
      intro: t('budget.intro'),
      groups: priceBands(robots.map(({ amount }) => amount)).map(({ name, from, to }) =>
        group(
          t(`budget.${name}`, { from: written(from), to: written(to) }),
          robots.filter(({ amount }) => amount >= from && amount < to),
        ),
      ),
    },
  ];
}

function robotOf(context: ModelContext, { id, name, offer }: ListedProduct): GiftGroup['robots'][number] | undefined {
  const href = productPlace(context, id);
  return href === undefined ? undefined : { name, href, price: priceText(context, offer).current };
}
