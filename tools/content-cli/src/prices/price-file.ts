import type {
  campaignTimelines as CampaignTimelines,
  PriceFile,
  Product,
  RegionId,
  WrittenPrices,
  WrittenWindow,
} from '@kinemorph/content';
import { stageWindow, type Timeline } from '@kinemorph/content/time';
import { zoned } from '../timeline/zoned.ts';
import type { Sources } from '../source/sources.ts';
import type { PriceFacts, PriceRow } from './row.ts';

/** The contents of a file of prices, to be changed. */
export type MutablePriceFile = Partial<Record<RegionId, WrittenPrices>>;

/** Reads a file of prices. It has passed the checks of content when content has loaded. */
export function readPriceFile(sources: Sources, file: string): PriceFile {
  return JSON.parse(sources.text(file)) as PriceFile;
}

/** Formats a file of prices with one price per line, within Prettier's width, so that reviewers can compare them. */
export function writePriceFile(prices: MutablePriceFile): string {
  return `${block(
    Object.entries(prices).map(
      ([region, { promotions, ...rest }]) =>
        `${JSON.stringify(region)}: ${block(
          inOrder({ ...rest, promotions }).map(([key, value]) =>
            Array.isArray(value)
              ? `${JSON.stringify(key)}: [\n${indented(value.map(inOneLine))}\n]`
              : `${JSON.stringify(key)}: ${inOneLine(value)}`,
          ),
        )}`,
    ),
  )}\n`;
}

const order = ['currency', 'regular', 'promotions', 'next'];

function inOrder(fields: object): readonly (readonly [string, unknown])[] {
  return Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

function block(fields: readonly string[]): string {
  return `{\n${indented(fields)}\n}`;
}

function indented(lines: readonly string[]): string {
  return lines.join(',\n').replace(/^/gm, '  ');
}

function inOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${inOneLine(field)}`).join(', ')} }`;
}

/** The content that a window can refer to: campaigns, and the pre-orders of products. */
export interface NamedWindows extends PriceFacts {
  readonly campaignTimelines: typeof CampaignTimelines;
}

/**
 * Returns the window of a promotion as written in its file: by the name of a stage with the same ends, otherwise by its
 * instants.
 */
export function windowToWrite({ product, region, from, to }: PriceRow, library: NamedWindows): WrittenWindow {
  const { preOrder }: Partial<Product> = library.products[product] ?? {};
  for (const stage of preOrder?.stages ?? []) {
    const window = preOrder && stageWindow(preOrder, region, stage);
    if (window && window.opens === from && window.closes === to) return { preOrder: stage };
  }
  for (const [campaign, timeline] of Object.entries(library.campaignTimelines) as [
    keyof typeof CampaignTimelines,
    Timeline<string, RegionId>,
  ][])
    for (const stage of timeline.stages) {
      const window = stageWindow(timeline, region, stage);
      if (window?.opens !== from || from === undefined) continue;
      if (to === timeline.regions[region]?.ends) return { campaign, from: stage };
      if (to === window?.closes) return { campaign, during: stage };
    }
  const at = (moment: number) => zoned(moment, library.regions[region].timeZone);
  return {
    ...(from !== undefined && { opens: at(from) }),
    ...(to !== undefined && { closes: at(to) }),
  } as WrittenWindow;
}
