import { campaigns, siteOf, type RegionId, type ScreenId } from '@kinemorph/content';
import { isOpenAt, type Instant } from '@kinemorph/content/time';
import { createModelContext, createRenderClock } from '@kinemorph/site/models';
import { storyScreens } from './sample-campaigns.ts';
import { origins, table, type RegionPage } from './sites.ts';

/** Four languages, both sites, and every kind of page: the other regions differ from these in texts only. */
export const photographed = ['us', 'de', 'jp', 'cn'] as const satisfies readonly RegionId[];

/** The content of a page in at least one period of its time. */
export interface Stage {
  /** The page's model, as JSON: it differs between the page's stages. */
  readonly model: string;
  /** An instant in it; undefined if the page never changes. */
  readonly at: Instant | undefined;
}

/** Before any date in content. */
const longAgo = 0;

/** The screens on which the prices of many products change, each at its time. */
const lists: readonly ScreenId[] = ['home', 'products', 'compare'];

/**
 * The screens on which each price of a campaign is part of its stages: the main page of each campaign, and the shared
 * one.
 */
const salePages: ReadonlySet<ScreenId> = new Set([
  ...campaigns.flatMap(({ pages = [] }) => pages.slice(0, 1).map(({ component }) => component)),
  'campaign',
]);

/**
 * Reduces a price to its look. Only on a sale's page does an amount make a stage; elsewhere only a reduction does, and
 * on lists of many products not even that.
 */
function priceLook(price: unknown, isList: boolean): string | undefined {
  if (typeof price !== 'object' || price === null) return undefined;
  return !isList && 'was' in price ? 'lowered' : 'price';
}

/** Returns true for the fact that leads to the reviews of a product. */
function isRating(item: unknown): boolean {
  return typeof item === 'object' && item !== null && 'href' in item && item.href === '#reviews';
}

/** Returns a page's model at an instant, and the end of its validity; the shell is not part of it. */
export function modelAt(
  { screen, path, region }: RegionPage,
  now: Instant,
): { readonly model: string; readonly until: Instant | undefined } {
  const clock = createRenderClock(now);
  const context = createModelContext({ region, path }, clock, { site: siteOf(region), table, origins });
  return {
    model: JSON.stringify(storyScreens[screen].model.model(context), (key, value: unknown) => {
      // The day of an article's last change is shown from that day on, and does not make a stage. Reviews neither: they
      // are the same section on every product's page.
      if (key === 'updated' || key === 'reviews') return undefined;
      if (key === 'items' && Array.isArray(value)) return value.filter((item) => !isRating(item));
      return key === 'price' && !salePages.has(screen) ? priceLook(value, lists.includes(screen)) : value;
    }),
    until: clock.expires,
  };
}

/**
 * Returns the stages of a page while it is open: from each boundary that its model reads to the next. A model that
 * occurs twice is one stage.
 */
export function stagesOf(page: RegionPage): readonly Stage[] {
  const stages = new Map<string, Instant | undefined>();
  let now: Instant | undefined = page.window?.opens ?? longAgo;
  while (now !== undefined && isOpenAt(page.window ?? {}, now)) {
    const { model, until } = modelAt(page, now);
    // A model without a beginning has no first instant: the last second before its end is used.
    if (!stages.has(model)) stages.set(model, now === longAgo ? until && until - 1000 : now);
    now = until;
  }
  // The page may have read a boundary that makes no stage.
  const isConstant = stages.size === 1 && !page.window;
  return [...stages].map(([model, at]) => ({ model, at: isConstant ? undefined : at }));
}
