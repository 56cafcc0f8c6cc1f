import { flagshipBumblebeeAnnounced } from './flagship-bumblebee-pre-order.ts';
import type { PictureName } from '../pictures/pictures.ts';
import type { RegionId } from '../regions/region.ts';
import { sample } from '../sample.ts';
import { instant, type Instant } from '../time/index.ts';
import type { ProductId } from './product.ts';

export const shapes = ['car', 'truck', 'beast', 'robot'] as const;
/** What a robot turns into; `robot` stays one. */
export type Shape = (typeof shapes)[number];

/** What menus and lists of all products sort and filter by. */
export interface LineUpEntry {
  readonly product: ProductId;
  /** Left out for a machine that is no robot, and where it is not known. */
  readonly shape?: Shape;
  /** The product in its other shape, cut out as its own picture is. */
  readonly otherShape?: PictureName;
  /** The youngest age that it is made for, in years; left out for a machine that is no robot. */
  readonly ageFrom?: number;
  /** When it first went on sale anywhere: the newest are listed by it. */
  readonly since: Instant;
}

/** Every product, in the order in which menus and lists show them. */
export const lineUp: readonly LineUpEntry[] = [
  {
    product: 'flagshipBumblebee',
    shape: 'car',
    otherShape: 'flagship-bumblebee/vehicle-cut-out',
    ageFrom: sample(14),
    since: flagshipBumblebeeAnnounced.everywhere,
  },
  {
    product: 'flagshipOptimusPrime',
    shape: 'truck',
    otherShape: 'flagship-optimus-prime/vehicle-cut-out',
    ageFrom: sample(14),
    since: sample(instant('2024-06-18T08:00Z')),
  },
  { product: 'flagshipMegatron', ageFrom: sample(14), since: sample(instant('2024-09-03T08:00Z')) },
  {
    product: 'grimlockG1Flagship',
    shape: 'beast',
    otherShape: 'grimlock-g1-flagship/robot-cut-out',
    ageFrom: sample(14),
    since: instant('2023-07-19T00:00-07:00'),
  },
  {
    product: 'eliteOptimusPrime',
    shape: sample('robot'),
    ageFrom: sample(14),
    since: sample(instant('2024-03-11T08:00Z')),
  },
  {
    product: 'eliteOptimusPrimeAiBase',
    shape: sample('robot'),
    ageFrom: sample(14),
    since: sample(instant('2024-11-14T08:00Z')),
  },
  {
    product: 'optimusPrimeRiseOfTheBeastsSignatureLimitedEdition',
    shape: sample('robot'),
    ageFrom: sample(14),
    since: instant('2023-05-25T00:00-07:00'),
  },
  {
    product: 'bumblebeeG1Performance',
    shape: sample('robot'),
    ageFrom: sample(10),
    since: sample(instant('2023-12-04T08:00Z')),
  },
  {
    product: 'toyStoryBuzzLightyear',
    shape: sample('robot'),
    ageFrom: sample(8),
    since: sample(instant('2024-05-20T08:00Z')),
  },
  {
    product: 'buzzLightyearSpaceRangerAlpha',
    shape: sample('robot'),
    ageFrom: sample(8),
    since: sample(instant('2024-10-14T08:00Z')),
  },
  {
    product: 'k1ProInterstellarScout',
    shape: sample('robot'),
    ageFrom: sample(10),
    since: sample(instant('2024-04-22T08:00Z')),
  },
  {
    product: 'interstellarScoutK1',
    shape: sample('robot'),
    ageFrom: sample(8),
    since: sample(instant('2023-11-27T08:00Z')),
  },
  {
    product: 'interstellarAgentT9',
    shape: 'car',
    otherShape: 'interstellar-agent-t9/vehicle-cut-out',
    ageFrom: sample(10),
    since: sample(instant('2024-07-08T08:00Z')),
  },
  { product: 'aiBase', since: sample(instant('2024-08-19T08:00Z')) },
];

/** Returns from when on a region's menus and lists name a product; undefined where they always do. */
export function announcedFrom(product: ProductId, region: RegionId): Instant | undefined {
  if (product !== 'flagshipBumblebee') return undefined;
  return region === 'jp' ? flagshipBumblebeeAnnounced.jp : flagshipBumblebeeAnnounced.everywhere;
}
