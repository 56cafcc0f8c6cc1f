import type { HomeTile, NavItem, PageRecord, ProductId, RegionId } from '@kinemorph/content';
import { stageWindow, type Window } from '@kinemorph/content/time';
import { formatMoney } from '@kinemorph/site/money';
import type { Bar, Kind } from '../api.ts';
import type { Library } from './library.ts';
import { campaignName, titleOf } from './names.ts';
import { namedTimelines, type AnyTimeline, type NamedTimeline } from './timelines.ts';

/** A bar without its movable ends, which are computed later. */
export type PlainBar = Omit<Bar, 'movable'>;

interface Drawing {
  readonly library: Library;
  readonly names: ReadonlyMap<string, string>;
  readonly timelines: readonly NamedTimeline[];
  readonly region: RegionId;
  readonly add: (
    kind: Kind,
    key: string,
    name: string,
    window: Window | undefined,
    more?: Pick<PlainBar, 'campaign' | 'product'> & { readonly zone?: string | undefined },
  ) => void;
}

/**
 * Returns everything of every region that begins or ends, as bars. Each end is a boundary of content, and each boundary
 * an end.
 */
export function barsOf(library: Library, names: ReadonlyMap<string, string>): readonly PlainBar[] {
  const timelines = namedTimelines(library, names);
  return (Object.keys(library.regions) as RegionId[]).flatMap((region) => {
    const bars = new Map<string, PlainBar>();
    const add: Drawing['add'] = (kind, key, name, window, { zone, ...more } = {}) => {
      const { opens, closes } = window ?? {};
      if (opens === undefined && closes === undefined) return;
      const id = uniqueIn(bars, `${region}.${kind}.${key}`);
      bars.set(id, {
        id,
        region,
        kind,
        name,
        ...more,
        ...(opens !== undefined && { opens }),
        ...(closes !== undefined && { closes }),
        zone: zone ?? library.regions[region].timeZone,
      });
    };
    const drawing = { library, names, timelines, region, add };
    drawCampaigns(drawing);
    drawProducts(drawing);
    drawHome(drawing);
    drawMenu(library.navigation(region), drawing);
    drawBanners(drawing);
    drawPages(drawing);
    return [...bars.values()];
  });
}

function uniqueIn(bars: ReadonlyMap<string, unknown>, id: string): string {
  let unique = id;
  for (let count = 2; bars.has(unique); count++) unique = `${id}.${count}`;
  return unique;
}

const nameOf = ({ names }: Drawing, product: string) => names.get(product) ?? titleOf(product);

/** Returns the campaign of a timeline, and the zone of its dates. */
function campaignOf(
  { timelines, region }: Drawing,
  timeline: AnyTimeline,
): { readonly campaign?: string; readonly zone?: string | undefined } {
  const found = timelines.find((one) => one.timeline === timeline);
  return found ? { campaign: found.name, zone: found.zones[region] } : {};
}

/**
 * The campaign with a stage or an end at one of these ends: prices and pages follow campaigns by their windows alone.
 */
function campaignAt(
  { timelines, region }: Drawing,
  { opens, closes }: Window,
): { readonly campaign?: string; readonly zone?: string | undefined } {
  const found = timelines.find(({ timeline }) => {
    const times = timeline.regions[region];
    return (
      times !== undefined &&
      (times.ends === closes || (opens !== undefined && Object.values(times.opens).includes(opens)))
    );
  });
  return found ? { campaign: found.name, zone: found.zones[region] } : {};
}

function drawCampaigns(drawing: Drawing): void {
  const { timelines, region, add } = drawing;
  for (const { name, kind, timeline, product, zones, more } of timelines) {
    const shared = {
      campaign: name,
      ...(product !== undefined && { product: product as ProductId }),
      zone: zones[region],
    };
    const stages = timeline.stages.filter((stage) => stageWindow(timeline, region, stage));
    for (const stage of stages)
      add(
        kind,
        `${name}.${stage}`,
        stages.length === 1 ? name : `${name} · ${campaignName(stage)}`,
        stageWindow(timeline, region, stage),
        shared,
      );
    for (const one of more)
      if (one.region === region)
        add(kind, `${name}.${one.field}`, `${name} · ${campaignName(one.field)}`, one.window, shared);
  }
}

function drawProducts(drawing: Drawing): void {
  const { library, region, add } = drawing;
  for (const product of Object.values(library.products)) {
    const { id } = product;
    const name = nameOf(drawing, id);
    for (const { price, window } of product.prices?.[region]?.promotions ?? []) {
      const { campaign, zone } = campaignAt(drawing, window);
      add(
        'price',
        `${id}.${campaign ?? 'promotion'}`,
        `${name} · ${formatMoney({ amount: price, currency: library.regions[region].currency }, library.regions[region].locale)}`,
        window,
        { product: id, ...(campaign !== undefined && { campaign }), zone },
      );
    }
    for (const { window } of product.stock?.[region] ?? [])
      add('stock', id, `${name} · out of stock`, window, { product: id });
  }
  for (const { id, booking } of Object.values(library.products)) {
    const shipping = booking?.[region]?.shipping;
    if (shipping)
      add(
        'shipping',
        id,
        `${nameOf(drawing, id)} · ships`,
        { opens: shipping.opens, closes: library.shippingPasses(shipping) },
        { product: id },
      );
  }
  for (const { id, slug, reviews } of Object.values(library.products))
    if (reviews && library.hasPage(slug, region))
      add('reviews', id, `${nameOf(drawing, id)} · reviews`, { opens: library.reviewsFrom(reviews) }, { product: id });
}

function drawHome(drawing: Drawing): void {
  const { library, region, add } = drawing;
  const home = library.homes[region];
  for (const { key, product, window, stages } of [...home.hero, ...home.tiles] as readonly HomeTile[]) {
    const shown = {
      ...(product !== undefined && { product }),
      ...(stages ? campaignOf(drawing, stages.timeline) : campaignAt(drawing, window ?? {})),
    };
    add(
      'tile',
      key,
      `Tile · ${campaignName(key)}`,
      stages ? stageWindow(stages.timeline, region, stages.stage) : window,
      shown,
    );
  }
  for (const { key, window } of home.guides ?? []) add('tile', key, `Tile · ${campaignName(key)}`, window);
}

function drawMenu(items: readonly NavItem[], drawing: Drawing): void {
  for (const { identify, startTime, window, stages, children = [] } of items) {
    const shown = stages
      ? stageWindow(stages.timeline, drawing.region, stages.stage)
      : (window ?? { opens: startTime });
    drawing.add(
      'menu',
      identify,
      `Menu · ${drawing.names.get(identify) ?? campaignName(identify)}`,
      shown,
      stages ? campaignOf(drawing, stages.timeline) : campaignAt(drawing, shown ?? {}),
    );
    drawMenu(children, drawing);
  }
}

function drawBanners(drawing: Drawing): void {
  const { library, region, add } = drawing;
  for (const banner of library.textBanners) {
    if (banner.kind === 'stage')
      add(
        'banner',
        banner.label,
        `Banner · ${campaignName(banner.label.replace('banner.', '').replace('.', '-'))}`,
        stageWindow(banner.timeline, region, banner.stage),
        campaignOf(drawing, banner.timeline),
      );
  }
}

function drawPages(drawing: Drawing): void {
  const { library, region, add } = drawing;
  for (const { path, window } of library.siteMap as readonly PageRecord[]) {
    const shown = window?.[region];
    if (shown) add('page', path, `Page · /${path}`, shown, campaignAt(drawing, shown));
  }
}
