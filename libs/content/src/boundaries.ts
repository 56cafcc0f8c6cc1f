import { campaigns } from './campaigns/campaigns.ts';
import { homes } from './home/homes.ts';
import type { NavItem } from './navigation/nav-item.ts';
import { navigation } from './navigation/navigation.ts';
import { textBanners } from './navigation/text-banners.ts';
import { shippingPasses } from './products/booking.ts';
import { products } from './products/products.ts';
import { reviewsFrom } from './products/reviews.ts';
import type { RegionId } from './regions/region.ts';
import { hasPage, siteMap, type PageRecord } from './site-map.ts';
import { stageWindow, type Instant, type Timeline, type Window } from './time/index.ts';

/** A moment at which the content of a region changes. */
export interface Boundary {
  readonly at: Instant;
  readonly what: string;
}

/** A moment that may be missing, such as the opening of a window that has always been open. */
type Moment = readonly [at: Instant | undefined, what: string];

/** Returns every boundary of a region, in order: the instants worth previewing. */
export function boundaries(region: RegionId): readonly Boundary[] {
  const moments = [
    ...productMoments(region),
    ...campaignMoments(region),
    ...homeMoments(region),
    ...menuMoments(navigation(region), region),
    ...textBanners.flatMap((banner) =>
      banner.kind === 'stage'
        ? shownMoments(`text banner ${banner.stage}`, stageWindow(banner.timeline, region, banner.stage))
        : [],
    ),
    ...pageMoments(region),
  ];
  const byInstant = new Map<Instant, Set<string>>();
  for (const [at, what] of moments) if (at !== undefined) byInstant.set(at, (byInstant.get(at) ?? new Set()).add(what));
  return [...byInstant].sort(([a], [b]) => a - b).map(([at, whats]) => ({ at, what: [...whats].join('; ') }));
}

function stageMoments(name: string, timeline: Timeline<string, RegionId>, region: RegionId): readonly Moment[] {
  const times = timeline.regions[region];
  if (!times) return [];
  return [
    ...timeline.stages.map((stage): Moment => [times.opens[stage], `${name}: ${stage}`]),
    [times.ends, `${name}: ends`],
  ];
}

/** Returns the moments at which something appears and disappears. */
function shownMoments(name: string, window: Window | undefined): readonly Moment[] {
  return [
    [window?.opens, `${name}: shows`],
    [window?.closes, `${name}: hides`],
  ];
}

/** Returns the moments at which pre-orders, prices, stock, shipping and reviews change. */
function productMoments(region: RegionId): readonly Moment[] {
  const all = Object.values(products);
  return [
    ...all.flatMap(({ slug, preOrder, prices }) => [
      ...(preOrder ? stageMoments(`${slug} pre-order`, preOrder, region) : []),
      ...(prices?.[region]?.promotions ?? []).flatMap(({ window }): Moment[] => [
        [window.opens, `${slug}: price changes`],
        [window.closes, `${slug}: price changes`],
      ]),
    ]),
    ...all.flatMap(({ slug, stock }) =>
      (stock?.[region] ?? []).flatMap(({ window }): Moment[] => [
        [window.opens, `${slug}: out of stock`],
        [window.closes, `${slug}: back in stock`],
      ]),
    ),
    ...all.flatMap(({ slug, booking }): Moment[] => {
      const shipping = booking?.[region]?.shipping;
      return shipping
        ? [
            [shipping.opens, `${slug} shipping: opens`],
            [shippingPasses(shipping), `${slug} shipping: passes`],
          ]
        : [];
    }),
    ...all.flatMap(({ slug, reviews }): Moment[] =>
      reviews && hasPage(slug, region) ? [[reviewsFrom(reviews), `${slug}: reviews show`]] : [],
    ),
  ];
}

function campaignMoments(region: RegionId): readonly Moment[] {
  return campaigns.flatMap(({ id, name, draft, timeline, dates = [] }) => [
    ...(name === undefined ? [] : stageMoments(draft ? `${name} (draft)` : name, timeline, region)),
    ...dates.flatMap(({ what, at }): Moment[] => {
      const date = at[region];
      const { opens, closes } = typeof date === 'object' ? date : { opens: date };
      return [
        [opens, `${name ?? id}: ${what}`],
        [closes, `${name ?? id}: ${what} ends`],
      ];
    }),
  ]);
}

function homeMoments(region: RegionId): readonly Moment[] {
  const { hero, tiles, guides = [] } = homes[region];
  return [
    ...[...hero, ...tiles].flatMap(({ key, window, stages }) => [
      ...shownMoments(`home tile ${key}`, window),
      ...(stages ? shownMoments(`home tile ${key}`, stageWindow(stages.timeline, region, stages.stage)) : []),
    ]),
    ...guides.flatMap(({ key, window }) => shownMoments(`home tile ${key}`, window)),
  ];
}

function menuMoments(items: readonly NavItem[], region: RegionId): readonly Moment[] {
  return items.flatMap(({ identify, startTime, window, stages, children = [] }): readonly Moment[] => [
    [startTime, `menu entry ${identify}: shows`],
    ...shownMoments(`menu entry ${identify}`, window),
    ...(stages ? shownMoments(`menu entry ${identify}`, stageWindow(stages.timeline, region, stages.stage)) : []),
    ...menuMoments(children, region),
  ]);
}

function pageMoments(region: RegionId): readonly Moment[] {
  return (siteMap as readonly PageRecord[]).flatMap(({ path, window }): Moment[] => [
    [window?.[region]?.opens, `page ${path}: opens`],
    [window?.[region]?.closes, `page ${path}: closes`],
  ]);
}
