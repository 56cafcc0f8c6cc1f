import { campaigns } from './campaigns/campaigns.ts';
import { homes } from './home/homes.ts';
import type { NavItem } from './navigation/nav-item.ts';
import { navigation } from './navigation/navigation.ts';
import { textBanners } from './navigation/text-banners.ts';
import { shippingPasses } from './products/booking.ts';
import { products } from './products/products.ts';
import type { RegionId } from './regions/region.ts';
import { siteMap, type PageRecord } from './site-map.ts';
import type { Instant, Timeline } from './time/index.ts';

/** A moment at which something of a region changes. */
export interface Boundary {
  readonly at: Instant;
  readonly what: string;
}

/** Every boundary of a region, in order: the instants worth previewing. */
export function boundaries(region: RegionId): readonly Boundary[] {
  const found: Boundary[] = [];
  const add = (at: Instant | undefined, what: string) => {
    if (at !== undefined) found.push({ at, what });
  };
  const addTimeline = (name: string, timeline: Timeline<string, RegionId>) => {
    const times = timeline.regions[region];
    if (!times) return;
    for (const stage of timeline.stages) add(times.opens[stage], `${name}: ${stage}`);
    add(times.ends, `${name}: ends`);
  };
  for (const product of Object.values(products)) {
    if (product.preOrder) addTimeline(`${product.slug} pre-order`, product.preOrder);
    for (const { window } of product.prices?.[region]?.promotions ?? []) {
      add(window.opens, `${product.slug}: price changes`);
      add(window.closes, `${product.slug}: price changes`);
    }
  }
  for (const product of Object.values(products)) {
    for (const { window } of product.stock?.[region] ?? []) {
      add(window.opens, `${product.slug}: out of stock`);
      add(window.closes, `${product.slug}: back in stock`);
    }
  }
  for (const { slug, booking } of Object.values(products)) {
    const shipping = booking?.[region]?.shipping;
    if (!shipping) continue;
    add(shipping.opens, `${slug} shipping: opens`);
    add(shippingPasses(shipping), `${slug} shipping: passes`);
  }
  for (const { id, name, draft, timeline, dates = [] } of campaigns) {
    if (name !== undefined) addTimeline(draft ? `${name} (draft)` : name, timeline);
    for (const { what, at } of dates) {
      const date = at[region];
      const { opens, closes } = typeof date === 'object' ? date : { opens: date };
      add(opens, `${name ?? id}: ${what}`);
      add(closes, `${name ?? id}: ${what} ends`);
    }
  }
  for (const tile of [...homes[region].hero, ...homes[region].tiles]) {
    add(tile.window?.opens, `home tile ${tile.key}: shows`);
    add(tile.window?.closes, `home tile ${tile.key}: hides`);
    if (tile.stages) addTimeline(`home tile ${tile.key}`, tile.stages.timeline);
  }
  for (const { key, window } of homes[region].guides ?? []) {
    add(window?.opens, `home tile ${key}: shows`);
    add(window?.closes, `home tile ${key}: hides`);
  }
  const addItems = (items: readonly NavItem[]) => {
    for (const item of items) {
      add(item.startTime, `menu entry ${item.identify}: shows`);
      add(item.window?.opens, `menu entry ${item.identify}: shows`);
      add(item.window?.closes, `menu entry ${item.identify}: hides`);
      if (item.stages) addTimeline(`menu entry ${item.identify}`, item.stages.timeline);
      addItems(item.children ?? []);
    }
  };
  addItems(navigation(region));
  for (const banner of textBanners) if (banner.kind === 'stage') addTimeline('text banner', banner.timeline);
  for (const page of siteMap as readonly PageRecord[]) {
    add(page.window?.[region]?.opens, `page ${page.path}: opens`);
    add(page.window?.[region]?.closes, `page ${page.path}: closes`);
  }
  const byInstant = new Map<Instant, Set<string>>();
  for (const { at, what } of found) byInstant.set(at, (byInstant.get(at) ?? new Set()).add(what));
  return [...byInstant].sort(([a], [b]) => a - b).map(([at, whats]) => ({ at, what: [...whats].join('; ') }));
}
