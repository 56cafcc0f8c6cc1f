import { flagshipBumblebeeAnnounced } from '../campaigns/flagship-bumblebee-pre-order/timeline.ts';
import type { PictureName } from '../pictures/pictures.ts';
import type { RegionId } from '../regions/region.ts';
import { sample } from '../sample.ts';
import type { Target } from '../target.ts';
import { instant, type Instant } from '../time/index.ts';

/** The regions that have a newsroom. */
export const newsRegions = ['uk'] as const satisfies readonly RegionId[];

/**
 * The items of the newsroom by the last part of their addresses, the newest first. Their words are in the `article`
 * screen, in one folder for each item.
 */
export const newsSlugs = [
  'repair-workshop-opens',
  'studio-learns-python',
  'flagship-bumblebee-stands-up',
  'mini-theatre-for-eight',
  'space-ranger-alpha-lifts-off',
  'flagship-megatron-answers',
  'interstellar-agent-t9-unfolds',
  'flagship-optimus-prime-rolls-out',
] as const;
export type NewsSlug = (typeof newsSlugs)[number];

/** The pictures that are made to be shared. */
type SharePicture = Extract<PictureName, `${string}/share`>;

/**
 * An item of the newsroom. Before its instant it is hidden: it has no page, and no entry in the list, the feed or the
 * sitemap.
 */
export interface NewsItem {
  readonly published: Instant;
  readonly picture: PictureName;
  readonly share: SharePicture;
  /** The target of the item's link; the label is the item's text `more.go`. */
  readonly to?: Target;
}

export const newsItems: Readonly<Record<NewsSlug, NewsItem>> = {
  'repair-workshop-opens': {
    published: sample(instant('2025-07-08T08:00Z')),
    picture: 'workshop/wide',
    share: 'flagship-optimus-prime/share',
    to: { page: 'return-manufacturer' },
  },
  'studio-learns-python': {
    published: sample(instant('2025-06-10T08:00Z')),
    picture: 'k1-pro-interstellar-scout/hero',
    share: 'k1-pro-interstellar-scout/share',
    to: { hub: 'studio' },
  },
  'flagship-bumblebee-stands-up': {
    published: flagshipBumblebeeAnnounced.everywhere,
    picture: 'flagship-bumblebee/hero',
    share: 'flagship-bumblebee/share',
    to: { product: 'flagshipBumblebee' },
  },
  'mini-theatre-for-eight': {
    published: sample(instant('2025-01-21T09:00Z')),
    picture: 'toy-story-buzz-lightyear/hero',
    share: 'toy-story-buzz-lightyear/share',
    to: { hub: 'hub' },
  },
  'space-ranger-alpha-lifts-off': {
    published: sample(instant('2024-10-14T08:00Z')),
    picture: 'buzz-lightyear-space-ranger-alpha/hero',
    share: 'buzz-lightyear-space-ranger-alpha/share',
    to: { product: 'buzzLightyearSpaceRangerAlpha' },
  },
  'flagship-megatron-answers': {
    published: sample(instant('2024-09-03T08:00Z')),
    picture: 'flagship-megatron/hero',
    share: 'flagship-megatron/share',
    to: { product: 'flagshipMegatron' },
  },
  'interstellar-agent-t9-unfolds': {
    published: sample(instant('2024-07-08T08:00Z')),
    picture: 'interstellar-agent-t9/hero',
    share: 'interstellar-agent-t9/share',
    to: { product: 'interstellarAgentT9' },
  },
  'flagship-optimus-prime-rolls-out': {
    published: sample(instant('2024-06-18T08:00Z')),
    picture: 'flagship-optimus-prime/hero',
    share: 'flagship-optimus-prime/share',
    to: { product: 'flagshipOptimusPrime' },
  },
};

/** The address of an item below its region. */
export type NewsPath = `news/${NewsSlug}`;

/** Returns the item of a path; undefined for any other path. */
export function newsSlugOf(path: string): NewsSlug | undefined {
  return newsSlugs.find((slug) => path === `news/${slug}`);
}
