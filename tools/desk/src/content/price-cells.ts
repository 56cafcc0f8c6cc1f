import type { Clock, Instant } from '@kinemorph/content/time';
import { isOpenAt, stageWindow } from '@kinemorph/content/time';
import { keyOf } from '@kinemorph/content-cli/prices';
import { formatMoney } from '@kinemorph/site/money';
import type { PriceCell } from '../api.ts';
import { pricesOf } from '../edit/change-price.ts';
import type { DeskContent } from './desk-content.ts';

/** Returns a clock with a fixed time. */
function clockAt(now: Instant): Clock {
  return {
    hasPassed: (moment) => moment <= now,
    isPast: (moment) => moment <= now,
    isOpen: (window) => isOpenAt(window, now),
    stage: (timeline, region) => {
      const times = timeline.regions[region];
      if (!times || times.ends <= now) return 'after';
      return (
        timeline.stages.find((stage) => {
          const window = stageWindow(timeline, region, stage);
          return window !== undefined && isOpenAt(window, now);
        }) ?? 'before'
      );
    },
  };
}

/**
 * Returns every price of every region, formatted as on its pages; a promotion with its comparison prices at its start.
 */
export function priceCells(content: DeskContent): readonly PriceCell[] {
  const { library, names, bars } = content.snapshot;
  return pricesOf(content.sources(), library).map((row) => {
    const { product: id, region: regionId, kind, from, to, amount, sample = false } = row;
    const region = library.regions[regionId];
    const product = library.products[id as keyof typeof library.products];
    const offer =
      kind === 'promotion' && from !== undefined ? library.offerOf(product, region, clockAt(from)) : undefined;
    const money = (value: number) => formatMoney({ amount: value, currency: region.currency }, region.locale);
    const saved =
      offer?.was && offer.price
        ? region.saving === 'share'
          ? `${Math.floor(((offer.was.amount - offer.price.amount) / offer.was.amount) * 100)} %`
          : money(offer.was.amount - offer.price.amount)
        : undefined;
    return {
      key: keyOf(row),
      product: product.id,
      name: names.get(id) ?? id,
      region: regionId,
      kind,
      ...(from !== undefined && { opens: from }),
      ...(to !== undefined && { closes: to }),
      zone:
        bars.find((bar) => bar.kind === 'price' && bar.region === regionId && bar.product === id && bar.opens === from)
          ?.zone ?? region.timeZone,
      amount,
      text: money(amount),
      sample,
      ...(offer?.was && { was: money(offer.was.amount) }),
      ...(saved !== undefined && { saved }),
      ...(offer?.lowest && { lowest: `${money(offer.lowest.price.amount)} in ${offer.lowest.days} days` }),
    };
  });
}
