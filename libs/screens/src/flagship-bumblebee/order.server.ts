import { products, returnDays, standardWarrantyYears } from '@kinemorph/content';
import type { PageContext } from '@kinemorph/site';
import type { CallToAction, ProductHero, Timeline } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { CampaignCountdownProps } from '../sections/CampaignCountdown.tsx';
import { campaignCountdown } from '../sections/campaign-countdown.server.ts';
import { product, type PreOrder, type Say } from './phase.server.ts';

export type HeroModel = ComponentProps<typeof ProductHero>;
export type OrderModel = ComponentProps<typeof CallToAction>;
export type WayModel = ComponentProps<typeof Timeline> & { readonly heading: string };

/** The first screen: a teaser, then the early bird with its gift, then the machine at its price. */
export function heroOf(
  { text, picture }: PageContext,
  say: Say,
  { phase, opens, offer, giftOrders }: PreOrder,
): HeroModel {
  const scene = {
    picture: picture('flagship-bumblebee/hero', say('hero.alt')),
    tallPicture: picture('flagship-bumblebee/detail-head', say('portrait.alt')),
    copyright: text('licence.transforming'),
  };
  if (phase === 'preheat') {
    return {
      ...scene,
      badges: [{ label: text('announced'), tone: 'signal' }],
      eyebrow: text(`product.${product}.name`),
      title: say('preheat.title'),
      subtitle: say('preheat.subtitle', { opens }),
    };
  }
  return {
    ...scene,
    badges: [
      ...(phase === 'earlyBird' ? [{ label: say('early.badge'), tone: 'signal' as const }] : []),
      ...(giftOrders === undefined ? [] : [{ label: say('early.gift', { orders: giftOrders }) }]),
    ],
    title: say('title'),
    subtitle: say('subtitle'),
    price: offer?.price,
    actions: offer?.buy ? [offer.buy] : [],
  };
}

/** What is left until the pre-order opens, then until the early bird ends; afterwards nothing counts down. */
export function countdownOf(
  context: PageContext,
  say: Say,
  { phase, opens, last, ends, offer }: PreOrder,
): CampaignCountdownProps | undefined {
  if (phase === 'regular') return undefined;
  return phase === 'preheat'
    ? campaignCountdown(context, { until: opens.getTime(), to: 'start', title: say('preheat.countdown') })
    : campaignCountdown(context, {
        until: ends.getTime(),
        to: 'end',
        title: say('early.countdown', { saving: offer?.saved ?? '', last }),
      });
}

/** The pre-order's way from its first day to the doorstep; left out before it opens and once the first are shipped. */
export function wayOf(
  { clock, text }: PageContext,
  say: Say,
  { phase, opens, last, ends, offer, shipping }: PreOrder,
): WayModel | undefined {
  if (shipping === undefined || !offer?.price || clock.hasPassed(shipping.opens)) return undefined;
  const { current: price, was: regular } = offer.price;
  const isEarly = phase === 'earlyBird';
  const heading = say('way.heading');
  return {
    heading,
    label: heading,
    labels: { past: text('stage.past'), current: text('stage.current'), next: text('stage.next') },
    stages: [
      {
        date: say('way.early.time', { opens, last }),
        title: say('way.early'),
        ...(regular !== undefined && { text: say('way.early.text', { price, regular }) }),
        state: isEarly ? 'current' : 'past',
      },
      {
        date: say('way.regular.time', { ends }),
        title: say('way.regular'),
        text: regular ?? price,
        state: isEarly ? 'next' : 'current',
      },
      { date: shipping.when, title: say('way.shipping'), state: 'next' },
    ],
  };
}

/** The end of the page: who to tell, what it costs until when and on what terms, or what it costs. */
export function orderOf(context: PageContext, say: Say, preOrder: PreOrder): OrderModel {
  const { picture } = context;
  const { phase, opens, last, offer, giftOrders, shipping } = preOrder;
  const machine = picture('flagship-bumblebee/cut-out', '');
  if (phase === 'preheat')
    return {
      title: say('preheat.order.title'),
      text: say('preheat.order.text'),
      time: say('preheat.order.time', { opens }),
      picture: machine,
    };
  const isEarly = phase === 'earlyBird';
  const shared = {
    price: offer?.price,
    actions: offer?.buy ? [offer.buy] : [],
    status: offer?.status,
    picture: machine,
    notice: noticeOf(context, say, preOrder),
    tips: [say('tips.store'), say('tips.warranty')],
  };
  if (isEarly) {
    return {
      ...shared,
      title: say('early.order.title'),
      text: say('early.order.text', { regular: offer?.price?.was ?? '' }),
      badge: {
        label: giftOrders === undefined ? say('early.badge') : say('early.gift', { orders: giftOrders }),
        tone: 'signal',
      },
      time: say('early.order.time', { last }),
    };
  }
  return {
    ...shared,
    title: say('regular.order.title'),
    text: say('regular.order.text'),
    ...(shipping !== undefined && { time: shipping.line }),
  };
}

/** The terms of a booking, by name and value; what a region has no word on has no row. */
function noticeOf(
  { region, text }: PageContext,
  say: Say,
  { phase, last, offer, giftOrders, shipping }: PreOrder,
): NonNullable<OrderModel['notice']> {
  const isEarly = phase === 'earlyBird';
  const price = offer?.price?.current;
  const days = returnDays[region.id];
  const years = products[product].warrantyYears?.[region.id] ?? standardWarrantyYears;
  return {
    title: say(isEarly ? 'early.notice' : 'regular.notice'),
    items: [
      ...(price === undefined
        ? []
        : [
            isEarly
              ? { label: say('early.notice.price'), value: say('early.notice.price.value', { price, last }) }
              : { label: say('regular.notice.price'), value: price },
          ]),
      ...(giftOrders === undefined
        ? []
        : [{ label: say('early.notice.gift'), value: say('early.notice.gift.value', { orders: giftOrders }) }]),
      ...(shipping === undefined ? [] : [{ label: say('notice.shipping'), value: shipping.when }]),
      ...(days === undefined ? [] : [{ label: say('notice.returns'), value: say('notice.returns.value', { days }) }]),
      { label: text('specs.warranty'), value: text('specs.warranty.value', { years }) },
    ],
  };
}
