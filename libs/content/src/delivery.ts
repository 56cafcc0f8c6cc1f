import { campaigns } from './campaigns/campaigns.ts';
import type { RegionId } from './regions/region.ts';
import { sample } from './sample.ts';
import { stageWindow, type Clock } from './time/index.ts';

/** Shipping terms of a region's store for products in stock. Amounts are in whole units of the region's currency, such as dollars. */
export interface Delivery {
  /** Shipping cost of an order below `freeFrom`. */
  readonly cost: number;
  /** Orders of this amount or more ship free. */
  readonly freeFrom: number;
  /** The most days until an order leaves the store. */
  readonly dispatchDays: number;
  /** The fewest and the most days from the store to the customer. */
  readonly transitDays: readonly [least: number, most: number];
}

/** Shipping terms by region, as they usually are. */
export const delivery: Readonly<Record<RegionId, Delivery>> = {
  us: sample({ cost: 15, freeFrom: 199, dispatchDays: 2, transitDays: [3, 6] }),
  uk: sample({ cost: 9, freeFrom: 149, dispatchDays: 2, transitDays: [2, 4] }),
  eu: sample({ cost: 14, freeFrom: 199, dispatchDays: 2, transitDays: [3, 7] }),
  fr: sample({ cost: 9, freeFrom: 199, dispatchDays: 2, transitDays: [2, 4] }),
  de: sample({ cost: 9, freeFrom: 199, dispatchDays: 2, transitDays: [2, 4] }),
  jp: sample({ cost: 1100, freeFrom: 20_000, dispatchDays: 2, transitDays: [2, 5] }),
  kr: sample({ cost: 5000, freeFrom: 200_000, dispatchDays: 2, transitDays: [2, 5] }),
  cn: sample({ cost: 20, freeFrom: 999, dispatchDays: 2, transitDays: [2, 5] }),
};

/** Returns the shipping cost of an order of this amount in a region. */
export function deliveryCost(region: RegionId, amount: number): number {
  const { cost, freeFrom } = delivery[region];
  return amount >= freeFrom ? 0 : cost;
}

/** Returns the shipping terms of a region now: in the rush of a campaign, parcels take longer. */
export function deliveryOf(region: RegionId, clock: Clock): Delivery {
  const usual = delivery[region];
  const delay = campaigns.find(({ deliveryDelay, timeline }) => {
    const opens = deliveryDelay && stageWindow(timeline, region, deliveryDelay.from)?.opens;
    return opens !== undefined && clock.isOpen({ opens, closes: timeline.regions[region]?.ends });
  })?.deliveryDelay;
  if (!delay) return usual;
  const [least, most] = usual.transitDays;
  return { ...usual, transitDays: [least + delay.least, most + delay.most] };
}
