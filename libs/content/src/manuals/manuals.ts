import type { ProductId } from '../products/product-id.ts';
import { products } from '../products/products.ts';
import type { RegionId } from '../regions/region.ts';
import type { DayText, Manual, SeriesId } from './manual.ts';

const quickGuide = (series: SeriesId, product: ProductId, updated: DayText): Manual => ({
  id: `${products[product].slug}-quick-guide`,
  kind: 'quickGuide',
  series,
  products: [product],
  updated,
});
const programming = (series: SeriesId, about: readonly ProductId[], updated: DayText): Manual => ({
  id: `${series}-programming-guide`,
  kind: 'programming',
  series,
  products: about,
  updated,
});

/** Every manual, in the order of its series' list. */
export const manuals: readonly Manual[] = [
  quickGuide('flagship', 'flagshipBumblebee', '2025-03-27'),
  quickGuide('flagship', 'flagshipOptimusPrime', '2024-06-18'),
  quickGuide('flagship', 'flagshipMegatron', '2024-09-03'),
  quickGuide('flagship', 'grimlockG1Flagship', '2023-10-09'),
  programming(
    'flagship',
    ['flagshipBumblebee', 'flagshipOptimusPrime', 'flagshipMegatron', 'grimlockG1Flagship'],
    '2024-09-03',
  ),
  quickGuide('collector', 'eliteOptimusPrime', '2024-03-11'),
  quickGuide('collector', 'bumblebeeG1Performance', '2023-12-04'),
  quickGuide('collector', 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition', '2023-08-01'),
  programming(
    'collector',
    ['eliteOptimusPrime', 'bumblebeeG1Performance', 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition'],
    '2024-03-11',
  ),
  quickGuide('ranger', 'toyStoryBuzzLightyear', '2024-05-20'),
  quickGuide('ranger', 'buzzLightyearSpaceRangerAlpha', '2024-10-14'),
  programming('ranger', ['toyStoryBuzzLightyear', 'buzzLightyearSpaceRangerAlpha'], '2024-10-14'),
  quickGuide('interstellar', 'interstellarScoutK1', '2023-11-27'),
  quickGuide('interstellar', 'k1ProInterstellarScout', '2024-04-22'),
  quickGuide('interstellar', 'interstellarAgentT9', '2024-07-08'),
  programming('interstellar', ['interstellarScoutK1', 'k1ProInterstellarScout', 'interstellarAgentT9'], '2024-07-08'),
  quickGuide('docks', 'aiBase', '2024-08-19'),
];

/** What comes in one box with others: their manuals are its own. */
const boxes: Readonly<Partial<Record<ProductId, readonly ProductId[]>>> = {
  eliteOptimusPrimeAiBase: ['eliteOptimusPrime', 'aiBase'],
};

/** What a region sells that this manual serves: what it is about, and the boxes that hold one of them. */
export function productsOf({ products: about }: Manual, region: RegionId): readonly ProductId[] {
  const holding = (Object.entries(boxes) as [ProductId, readonly ProductId[]][]).filter(([, held]) =>
    held.some((id) => about.includes(id)),
  );
  return [...about, ...holding.map(([box]) => box)].filter((id) => products[id].regions.includes(region));
}

/** Returns the series of a product: that of its manuals, and for a box that of what leads in it. */
export function seriesOf(product: ProductId): SeriesId {
  const [id = product] = boxes[product] ?? [];
  const manual = manuals.find(({ products: about }) => about.includes(id));
  if (!manual)
    throw new Error(`${id} has no manual, which names its series: add one in libs/content/src/manuals/manuals.ts`);
  return manual.series;
}
