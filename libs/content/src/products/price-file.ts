import { campaignTimelines, hiddenCampaigns, type CampaignId } from '../campaigns/campaigns.ts';
import type { RegionId } from '../regions/region.ts';
import { everyRegion, regionIds, regions, type Currency } from '../regions/regions.ts';
import { parseInstant, stageWindow, type Timeline, type Window } from '../time/index.ts';
import type { Installment, Promotion, RegionalPrice } from './product.ts';

/**
 * The window of a promotion, as the file writes it: `from` a stage to the end of its campaign, `during` one stage, or
 * between two instants.
 */
export type WrittenWindow =
  | { readonly campaign: CampaignId; readonly from: string }
  | { readonly campaign: CampaignId; readonly during: string }
  | { readonly preOrder: string }
  | { readonly opens: string; readonly closes?: string | undefined }
  | { readonly closes: string };

interface Marks {
  /** The amount is a placeholder until the real one is known. */
  sample?: true | undefined;
  /** For editors of the file; no page shows it. */
  note?: string | undefined;
}

type WrittenInstallment = Installment & Marks;

/**
 * The prices of a region in `prices.json`: its currency, the regular price, promotions, and the announced next price.
 */
export interface WrittenPrices {
  currency: Currency;
  regular?: ({ amount: number; installment?: WrittenInstallment | undefined } & Marks) | undefined;
  promotions?:
    ({ amount: number; window: WrittenWindow; installment?: WrittenInstallment | undefined } & Marks)[] | undefined;
  next?: ({ amount: number } & Marks) | undefined;
}
/** The content of a product's `prices.json`. The rules for it are in `checks/price-file.ts`. */
export type PriceFile = Readonly<Partial<Record<RegionId, WrittenPrices>>>;

export type PreOrder = Timeline<string, RegionId>;

/**
 * Reads the prices of a product from its folder's `prices.json`. Throws on an invalid region, currency, amount or
 * window, so that no page shows a wrong price; the checks of content find every mistake in the file.
 */
export function readPrices(
  folder: string,
  data: object,
  preOrder?: PreOrder,
): Readonly<Partial<Record<RegionId, RegionalPrice>>> {
  const wrong = (field: string, found: unknown, expected: string): never => {
    throw new Error(
      `libs/content/src/products/${folder}/prices.json › ${field}: found ${found === undefined ? 'nothing' : JSON.stringify(found)}, expected ${expected}`,
    );
  };
  for (const [region, price] of entriesOf(data)) {
    if (!Object.hasOwn(everyRegion, region)) wrong(region, region, `a region: one of ${regionIds.join(', ')}`);
    const { currency } = everyRegion[region];
    if (price.currency !== currency)
      wrong(`${region}.currency`, price.currency, `${currency}, the currency of ${region}`);
    for (const { amount } of [price.regular, price.next, ...(price.promotions ?? [])].filter(
      (one) => one !== undefined,
    ))
      if (!(amount > 0)) wrong(region, amount, 'prices above 0');
    price.promotions?.forEach(({ window }, index) => {
      const expected = unknownStage(window, region, preOrder);
      if (expected !== undefined) wrong(`${region}.promotions[${index}].window`, window, expected);
    });
  }
  return Object.fromEntries(
    entriesOf(data)
      .filter(([region]) => Object.hasOwn(regions, region))
      .map(([region, price]) => [region, regionalPrice(region, price, preOrder)]),
  );
}

function regionalPrice(
  region: RegionId,
  { regular, promotions, next }: WrittenPrices,
  preOrder: PreOrder | undefined,
): RegionalPrice {
  return {
    ...(regular && { regular: regular.amount }),
    ...(promotions && {
      promotions: promotions
        .filter(({ window }) => !waitsForDraft(window))
        .map(({ amount, window, installment }): Promotion => ({
          price: amount,
          window: windowIn(window, region, preOrder) ?? {},
          ...(installment && { installment: withoutMarks(installment) }),
        })),
    }),
    ...(regular?.installment && { installment: withoutMarks(regular.installment) }),
    ...(next && { next: next.amount }),
  };
}

function waitsForDraft(window: WrittenWindow): boolean {
  return 'campaign' in window && hiddenCampaigns.has(window.campaign);
}

function withoutMarks({ amount, months: count, apr }: Installment): Installment {
  return { amount, months: count, apr };
}

/** Returns the stage that a window names, and its timeline; undefined if the window contains instants. */
function stageOf(
  window: WrittenWindow,
  preOrder: PreOrder | undefined,
): { readonly timeline: PreOrder | undefined; readonly stage: string; readonly toTheEnd: boolean } | undefined {
  if ('preOrder' in window) return { timeline: preOrder, stage: window.preOrder, toTheEnd: false };
  if (!('campaign' in window)) return undefined;
  const timeline = campaignTimelines[window.campaign] as PreOrder | undefined;
  return 'from' in window
    ? { timeline, stage: window.from, toTheEnd: true }
    : { timeline, stage: window.during, toTheEnd: false };
}

/** Returns the window of a promotion in a file; undefined if the region does not have the stage. */
export function windowIn(window: WrittenWindow, region: RegionId, preOrder?: PreOrder): Window | undefined {
  const named = stageOf(window, preOrder);
  if (named) {
    const during = named.timeline && stageWindow(named.timeline, region, named.stage);
    return (
      during && { opens: during.opens, closes: named.toTheEnd ? named.timeline.regions[region]?.ends : during.closes }
    );
  }
  const { opens, closes } = window as { readonly opens?: string; readonly closes?: string };
  return {
    ...(opens !== undefined && { opens: parseInstant(opens) }),
    ...(closes !== undefined && { closes: parseInstant(closes) }),
  };
}

/**
 * Describes a valid window if a promotion's window is invalid: a missing stage, or instants that are invalid or out of
 * order; otherwise undefined.
 */
export function unknownStage(window: WrittenWindow, region: RegionId, preOrder?: PreOrder): string | undefined {
  const named = stageOf(window, preOrder);
  if (!named) {
    const { opens, closes } = window as { readonly opens?: string; readonly closes?: string };
    const moments = [opens, closes].flatMap((text) => (text === undefined ? [] : [parseInstant(text)]));
    if (moments.length === 0 || moments.includes(undefined))
      return 'instants with their offset, like 2025-07-01T15:00+08:00';
    const [first = 0, second = Infinity] = moments;
    return first >= second ? 'a window that opens before it closes' : undefined;
  }
  if (windowIn(window, region, preOrder)) return undefined;
  const { timeline } = named;
  if (!timeline) return 'a campaign that there is, and its stage; or a pre-order of this product';
  const stages = timeline.stages.filter((one) => stageWindow(timeline, region, one));
  return stages.length === 0
    ? `a campaign that ${region} has`
    : `a stage that it has in ${region}: one of ${stages.join(', ')}`;
}

/** Returns the regions of a file of prices, with their prices. */
export function entriesOf(file: object): readonly (readonly [RegionId, WrittenPrices])[] {
  return Object.entries(file) as [RegionId, WrittenPrices][];
}
