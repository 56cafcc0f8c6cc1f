import { products, returnDays, standardWarrantyYears, type Region } from '@kinemorph/content';
import { stageWindow } from '@kinemorph/content/time';
import type { ModelContext } from '@kinemorph/site';
import type { CallToAction, EventTimeline, LinkAction, PriceProps, Section } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { OfferModel } from '../sections/offer.server.ts';
import type { PageText } from './words.server.ts';

type Order = ComponentProps<typeof CallToAction>;

export interface PreOrderModel extends Pick<ComponentProps<typeof Section>, 'heading' | 'intro'> {
  readonly price: PriceProps | undefined;
  readonly actions: readonly LinkAction[];
  readonly dates: ComponentProps<typeof EventTimeline>;
}

const { preOrder, hardware, warrantyYears } = products.grimlockG1Flagship;

/** Returns the first moment of the pre-order, one on its last day, and the first after it. */
function datesIn({ id }: Region) {
  const { opens, closes } = (preOrder && stageWindow(preOrder, id, 'earlyBird')) ?? {};
  // The window ends with the first moment after it: copy names the last day.
  return opens === undefined || closes === undefined
    ? undefined
    : { opens: new Date(opens), ends: new Date(closes - 1), regular: new Date(closes) };
}

/** Returns the pre-order and its dates, while it is open. */
export function preOrderModel(
  { region }: ModelContext,
  t: PageText,
  offer: OfferModel | undefined,
): PreOrderModel | undefined {
  const dates = datesIn(region);
  if (!dates || offer?.state !== 'preOrder') return undefined;
  const date = (at: Date) => t('preOrder.date', { at });
  return {
    heading: t('preOrder.heading'),
    intro: t('preOrder.intro'),
    price: offer.price,
    actions: offer.buy ? [offer.buy] : [],
    dates: {
      label: t('preOrder.dates'),
      events: [
        { time: date(dates.opens), event: t('preOrder.opens'), current: true },
        { time: date(dates.ends), event: t('preOrder.closes') },
        { time: date(dates.regular), event: t('preOrder.regular') },
      ],
    },
  };
}

/** Returns the order section: announced, in pre-order, or at the regular price. */
export function orderModel({ region, picture, text }: ModelContext, t: PageText, offer: OfferModel | undefined): Order {
  const dates = datesIn(region);
  const image = picture('grimlock-g1-flagship/cut-out', '');
  if (offer?.state === 'announced') {
    return {
      title: t('order.announced.title'),
      text: t('order.announced.text'),
      ...(dates && { time: t('order.announced.time', dates) }),
      status: offer.status,
      picture: image,
    };
  }
  const isPreOrder = offer?.state === 'preOrder';
  const phase = isPreOrder ? 'preOrder' : 'buy';
  const days = returnDays[region.id];
  return {
    title: t(`order.${phase}.title`),
    text: t(`order.${phase}.text`, { ...hardware }),
    ...(isPreOrder && dates && { time: t('order.preOrder.time', dates) }),
    price: offer?.price,
    actions: offer?.buy ? [offer.buy] : [],
    status: offer?.status,
    picture: image,
    notice: {
      title: t('order.notice'),
      items: [
        {
          label: text('specs.warranty'),
          value: text('specs.warranty.value', { years: warrantyYears?.[region.id] ?? standardWarrantyYears }),
        },
        ...(days === undefined ? [] : [{ label: t('order.returns'), value: t('order.returns.value', { days }) }]),
      ],
    },
    tips: [t('order.tip')],
  };
}
