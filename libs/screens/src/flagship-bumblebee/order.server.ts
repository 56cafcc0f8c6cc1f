import { products, returnDays, standardWarrantyYears } from '@kinemorph/content';
import type { ModelContext } from '@kinemorph/site';
import type { CallToAction, ProductHero, Timeline } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { CampaignCountdownProps } from '../sections/CampaignCountdown.tsx';
import { campaignCountdown } from '../sections/campaign-countdown.server.ts';
import { product, type PreOrder, type PageText } from './stage.server.ts';

export type HeroModel = ComponentProps<typeof ProductHero>;
export type OrderModel = ComponentProps<typeof CallToAction>;
export type WayModel = ComponentProps<typeof Timeline> & { readonly heading: string };

/** Returns the hero: a teaser, then the early bird with its gift, then the machine at its price. */
export function heroOf(
  { text, picture }: ModelContext,
  t: PageText,
  { phase, opens, offer, giftOrders }: PreOrder,
): HeroModel {
  const scene = {
    picture: picture('flagship-bumblebee/hero', t('hero.alt')),
    tallPicture: picture('flagship-bumblebee/detail-head', t('portrait.alt')),
    copyright: text('licence.transforming'),
  };
  if (phase === 'preheat') {
    return {
      ...scene,
      badges: [{ label: text('announced'), tone: 'signal' }],
      eyebrow: text(`product.${product}.name`),
      title: t('preheat.title'),
      subtitle: t('preheat.subtitle', { opens }),
    };
  }
  return {
    ...scene,
    badges: [
      ...(phase === 'earlyBird' ? [{ label: t('early.badge'), tone: 'signal' as const }] : []),
      ...(giftOrders === undefined ? [] : [{ label: t('early.gift', { orders: giftOrders }) }]),
    ],
    title: t('title'),
    subtitle: t('subtitle'),
    price: offer?.price,
    actions: offer?.buy ? [offer.buy] : [],
  };
}

/** Returns the countdown to the opening of the pre-order, then to the end of the early bird; undefined afterwards. */
export function countdownOf(
  context: ModelContext,
  t: PageText,
  { phase, opens, last, ends, offer }: PreOrder,
): CampaignCountdownProps | undefined {
  if (phase === 'regular') return undefined;
  return phase === 'preheat'
    ? campaignCountdown(context, { until: opens.getTime(), to: 'start', title: t('preheat.countdown') })
    : campaignCountdown(context, {
        until: ends.getTime(),
        to: 'end',
        title: t('early.countdown', { saving: offer?.saved ?? '', last }),
      });
}

/**
 * Returns the timeline of the pre-order from its first day to shipping; undefined before it opens and once shipping
 * begins.
 */
export function wayOf(
  { clock, text }: ModelContext,
  t: PageText,
  { phase, opens, last, ends, offer, shipping }: PreOrder,
): WayModel | undefined {
  if (shipping === undefined || !offer?.price || clock.hasPassed(shipping.opens)) return undefined;
  const { current: price, was: regular } = offer.price;
  const isEarly = phase === 'earlyBird';
  const heading = t('way.heading');
  return {
    heading,
    label: heading,
    labels: { past: text('stage.past'), current: text('stage.current'), next: text('stage.next') },
    stages: [
      {
        date: t('way.early.time', { opens, last }),
        title: t('way.early'),
        ...(regular !== undefined && { text: t('way.early.text', { price, regular }) }),
        state: isEarly ? 'current' : 'past',
      },
      {
        date: t('way.regular.time', { ends }),
        title: t('way.regular'),
        text: regular ?? price,
        state: isEarly ? 'next' : 'current',
      },
      { date: shipping.when, title: t('way.shipping'), state: 'next' },
    ],
  };
}

/** Returns the end of the page: the newsletter form before the pre-order, then the price with its dates and terms. */
export function orderOf(context: ModelContext, t: PageText, preOrder: PreOrder): OrderModel {
  const { picture } = context;
  const { phase, opens, last, offer, giftOrders, shipping } = preOrder;
  const machine = picture('flagship-bumblebee/cut-out', '');
  if (phase === 'preheat')
    return {
      title: t('preheat.order.title'),
      text: t('preheat.order.text'),
      time: t('preheat.order.time', { opens }),
      picture: machine,
    };
  const isEarly = phase === 'earlyBird';
  const shared = {
    price: offer?.price,
    actions: offer?.buy ? [offer.buy] : [],
    status: offer?.status,
    picture: machine,
    notice: noticeOf(context, t, preOrder),
    tips: [t('tips.store'), t('tips.warranty')],
  };
  if (isEarly) {
    return {
      ...shared,
      title: t('early.order.title'),
      text: t('early.order.text', { regular: offer?.price?.was ?? '' }),
      badge: {
        label: giftOrders === undefined ? t('early.badge') : t('early.gift', { orders: giftOrders }),
        tone: 'signal',
      },
      time: t('early.order.time', { last }),
    };
  }
  return {
    ...shared,
    title: t('regular.order.title'),
    text: t('regular.order.text'),
    ...(shipping !== undefined && { time: shipping.line }),
  };
}

/** Returns the terms of a booking, by name and value; a term that a region lacks has no row. */
function noticeOf(
  { region, text }: ModelContext,
  t: PageText,
  { phase, last, offer, giftOrders, shipping }: PreOrder,
): NonNullable<OrderModel['notice']> {
  const isEarly = phase === 'earlyBird';
  const price = offer?.price?.current;
  const days = returnDays[region.id];
  const years = products[product].warrantyYears?.[region.id] ?? standardWarrantyYears;
  return {
    title: t(isEarly ? 'early.notice' : 'regular.notice'),
    items: [
      ...(price === undefined
        ? []
        : [
            isEarly
              ? { label: t('early.notice.price'), value: t('early.notice.price.value', { price, last }) }
              : { label: t('regular.notice.price'), value: price },
          ]),
      ...(giftOrders === undefined
        ? []
        : [{ label: t('early.notice.gift'), value: t('early.notice.gift.value', { orders: giftOrders }) }]),
      ...(shipping === undefined ? [] : [{ label: t('notice.shipping'), value: shipping.when }]),
      ...(days === undefined ? [] : [{ label: t('notice.returns'), value: t('notice.returns.value', { days }) }]),
      { label: text('specs.warranty'), value: text('specs.warranty.value', { years }) },
    ],
  };
}
