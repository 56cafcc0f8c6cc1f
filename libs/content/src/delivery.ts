import { campaigns } from './campaigns/campaigns.ts';
import type { Delivery, RegionId } from './regions/region.ts';
import { eachRegion, regions } from './regions/regions.ts';
import { stageWindow, type Clock } from './time/index.ts';

/** Shipping terms by region, outside campaigns. */
export const delivery: Readonly<Record<RegionId, Delivery>> = eachRegion((id) => regions[id].delivery);

/** Returns the shipping cost of an order of this amount in a region, outside campaigns. */
export function deliveryCost(region: RegionId, amount: number): number {
  const { cost, freeFrom } = delivery[region];
  return amount >= freeFrom ? 0 : cost;
}

/** Returns true while a campaign, named by its id, ships every order of a region free. */
export function shipsFree(campaign: string, region: RegionId, clock: Clock): boolean {
  const { freeShippingFrom, timeline } = campaigns.find(({ id }) => id === campaign) ?? {};
  const from = freeShippingFrom?.[region];
  if (!timeline || from === undefined) return false;
  const opens = stageWindow(timeline, region, from)?.opens;
  return opens !== undefined && clock.isOpen({ opens, closes: timeline.regions[region]?.ends });
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
