import { products, returnDays, standardWarrantyYears, type Region } from '@kinemorph/content';
import { stageWindow } from '@kinemorph/content/time';
import type { PageContext } from '@kinemorph/site';
import type { CallToAction, EventTimeline, LinkAction, PriceProps, Section } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { OfferModel } from '../sections/offer.server.ts';
import type { Say } from './words.server.ts';

type Order = ComponentProps<typeof CallToAction>;

export interface PreOrderModel extends Pick<ComponentProps<typeof Section>, 'heading' | 'intro'> {
  readonly price: PriceProps | undefined;
  readonly actions: readonly LinkAction[];
  readonly dates: ComponentProps<typeof EventTimeline>;
}

const { preOrder, hardware, warrantyYears } = products.grimlockG1Flagship;

/** The first moment of the pre-order, one of its last day, and the first after it. */
function datesIn({ id }: Region) {
  const { opens, closes } = (preOrder && stageWindow(preOrder, id, 'earlyBird')) ?? {};
  // The window ends with the first moment after it: copy names the last day.
  return opens === undefined || closes === undefined
    ? undefined
    : { opens: new Date(opens), ends: new Date(closes - 1), regular: new Date(closes) };
}

/** The pre-order and its dates, while it is open. */
export function preOrderModel(
  { region }: PageContext,
  say: Say,
  offer: OfferModel | undefined,
): PreOrderModel | undefined {
  const dates = datesIn(region);
  if (!dates || offer?.state !== 'preOrder') return undefined;
  const date = (at: Date) => say('preOrder.date', { at });
  return {
    heading: say('preOrder.heading'),
    intro: say('preOrder.intro'),
    price: offer.price,
    actions: offer.buy ? [offer.buy] : [],
    dates: {
      label: say('preOrder.dates'),
      events: [
        { time: date(dates.opens), event: say('preOrder.opens'), current: true },
        { time: date(dates.ends), event: say('preOrder.closes') },
        { time: date(dates.regular), event: say('preOrder.regular') },
      ],
    },
  };
}

/** How it can be had now: announced, in pre-order, or at the regular price. */
export function orderModel({ region, picture, text }: PageContext, say: Say, offer: OfferModel | undefined): Order {
  const dates = datesIn(region);
  const image = picture('grimlock-g1-flagship/cut-out', '');
  if (offer?.state === 'announced') {
    return {
      title: say('order.announced.title'),
      text: say('order.announced.text'),
      ...(dates && { time: say('order.announced.time', dates) }),
      status: offer.status,
      picture: image,
    };
  }
  const isPreOrder = offer?.state === 'preOrder';
  const phase = isPreOrder ? 'preOrder' : 'buy';
  const days = returnDays[region.id];
  return {
    title: say(`order.${phase}.title`),
    text: say(`order.${phase}.text`, { ...hardware }),
    ...(isPreOrder && dates && { time: say('order.preOrder.time', dates) }),
    price: offer?.price,
    actions: offer?.buy ? [offer.buy] : [],
    status: offer?.status,
    picture: image,
    notice: {
      title: say('order.notice'),
      items: [
        {
          label: text('specs.warranty'),
          value: text('specs.warranty.value', { years: warrantyYears?.[region.id] ?? standardWarrantyYears }),
        },
        ...(days === undefined ? [] : [{ label: say('order.returns'), value: say('order.returns.value', { days }) }]),
      ],
    },
    tips: [say('order.tip')],
  };
}
