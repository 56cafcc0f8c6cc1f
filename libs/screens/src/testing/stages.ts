import { campaigns, siteOf, type RegionId, type ScreenId } from '@kinemorph/content';
import { isOpenAt, type Instant } from '@kinemorph/content/time';
import { createPageContext, createRenderClock } from '@kinemorph/site/models';
import { storyScreens } from './sample-campaigns.ts';
import { origins, table, type RegionPage } from './sites.ts';

/** Four languages, both sites, and all that a page can be: the other regions differ from these in words alone. */
export const photographed = ['us', 'de', 'jp', 'cn'] as const satisfies readonly RegionId[];

/** What a page shows in at least one stretch of its time. */
export interface Stage {
  /** The page's model, as JSON: it tells the page's stages apart. */
  readonly model: string;
  /** An instant in it; undefined where the page never changes. */
  readonly at: Instant | undefined;
}

/** Before anything that content knows of. */
const longAgo = 0;

/** The screens on which the prices of many products change, each at its time. */
const lists: readonly ScreenId[] = ['home', 'products', 'compare'];

/** The screens on which each price of a campaign is part of its stages: the main page of each campaign, and the shared one. */
const salePages: ReadonlySet<ScreenId> = new Set([
  ...campaigns.flatMap(({ pages = [] }) => pages.slice(0, 1).map(({ component }) => component)),
  'campaign',
]);

/** What a price looks like: its amount is no stage of a page but a sale's, only whether it is lowered; lists of many products have no stages of theirs. */
function priceLook(price: unknown, isList: boolean): string | undefined {
  if (typeof price !== 'object' || price === null) return undefined;
  return !isList && 'was' in price ? 'lowered' : 'price';
}

/** What a page's model says at an instant, and until when it says that; the frame around the page has no part in it. */
export function modelAt(
  { screen, path, region }: RegionPage,
  now: Instant,
): { readonly model: string; readonly until: Instant | undefined } {
  const clock = createRenderClock(now);
  const context = createPageContext({ region, path }, clock, { site: siteOf(region), table, origins });
  return {
    model: JSON.stringify(storyScreens[screen].model.model(context), (key, value: unknown) => {
      // The day of an article's last change is shown from that day on, and is no stage.
      if (key === 'updated') return undefined;
      return key === 'price' && !salePages.has(screen) ? priceLook(value, lists.includes(screen)) : value;
    }),
    until: clock.expires,
  };
}

/**
 * The stages that a page goes through while it is open: from each boundary that its model asks the clock about to the next.
 * What it shows twice is one stage.
 */
export function stagesOf(page: RegionPage): readonly Stage[] {
  const stages = new Map<string, Instant | undefined>();
  let now: Instant | undefined = page.window?.opens ?? longAgo;
  while (now !== undefined && isOpenAt(page.window ?? {}, now)) {
    const { model, until } = modelAt(page, now);
    // What always was has no first instant: the last second of it stands for it.
    if (!stages.has(model)) stages.set(model, now === longAgo ? until && until - 1000 : now);
    now = until;
  }
  return [...stages].map(([model, at]) => ({ model, at }));
}
