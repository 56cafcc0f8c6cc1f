import { limitedEditionPreOrder, products, standardWarrantyYears } from '@kinemorph/content';
import { stageWindow } from '@kinemorph/content/time';
import type { Text } from '@kinemorph/i18n';
import type { PageContext } from '@kinemorph/site';
import type { CallToAction, EventTimeline } from '@kinemorph/ui';
import type { ComponentProps } from 'react';
import type { OfferModel } from '../sections/offer.server.ts';
import type en from './copy/en-US.json';

type Say = Text<keyof typeof en>;

const { edition = 0, warrantyYears } = products.optimusPrimeRiseOfTheBeastsSignatureLimitedEdition;
const { opens = 0, closes = 0 } = stageWindow(limitedEditionPreOrder, 'us', 'earlyBird') ?? {};
/** A window ends with the first moment after it: copy names the last day. */
const last = new Date(closes - 1);

/** Where the pre-order stands: its page is in us only. */
export const stageOf = ({ clock }: PageContext) => clock.stage(limitedEditionPreOrder, 'us');

/** Beside the price: from when, or until when, the pre-order is open; nothing once it is over. */
export function heroNote(context: PageContext, say: Say): { note?: string } {
  const stage = stageOf(context);
  if (stage === 'before') return { note: say('hero.before', { opens: new Date(opens) }) };
  return stage === 'earlyBird' ? { note: say('hero.open', { last }) } : {};
}

/** The days of the pre-order, in order; prices only of what has opened. */
export function timelineModel(
  context: PageContext,
  say: Say,
  offer: OfferModel | undefined,
): { heading: string; intro: string } & ComponentProps<typeof EventTimeline> {
  const stage = stageOf(context);
  const { current: price, was, installment } = offer?.price ?? {};
  const retail = stage === 'earlyBird' ? was : price;
  const isOffered = stage === 'earlyBird' && price !== undefined && installment !== undefined;
  return {
    heading: say('timeline.heading'),
    intro: say(`timeline.${stage}`),
    label: say('timeline.heading'),
    events: [
      {
        time: say('timeline.date', { day: new Date(opens) }),
        event: say('timeline.opens'),
        description: isOffered
          ? say('timeline.opens.price', { price, installment })
          : say('timeline.opens.text', { edition }),
        current: stage === 'earlyBird',
      },
      {
        time: say('timeline.date', { day: last }),
        event: say('timeline.closes'),
        description: say('timeline.closes.text'),
      },
      {
        time: say('timeline.from', { day: new Date(closes) }),
        event: say('timeline.retail'),
        ...(retail !== undefined && { description: say('timeline.retail.price', { price: retail }) }),
        current: stage === 'after',
      },
    ],
  };
}

/** How to come by a piece: announced, at the pre-order price, or with the words that follow it at the retail price. */
export function orderModel(
  context: PageContext,
  say: Say,
  offer: OfferModel | undefined,
): ComponentProps<typeof CallToAction> {
  const { region, picture, links } = context;
  const stage = stageOf(context);
  const retail = offer?.price?.was;
  const dealers = links.to({ page: 'where-to-buy' });
  return {
    title: say(`order.${stage}.title`),
    text: say(`order.${stage}.text`),
    ...(stage === 'before' && { time: say('order.before.time', { opens: new Date(opens) }) }),
    ...(stage === 'earlyBird' && {
      badge: { label: say('order.earlyBird.badge'), tone: 'signal' as const },
      time: say('order.earlyBird.time', { last }),
    }),
    price: offer?.price,
    actions: [
      ...(offer?.buy ? [offer.buy] : []),
      ...(offer?.buy && dealers ? [{ label: say('order.dealers'), href: dealers, tone: 'outline' as const }] : []),
    ],
    status: offer?.status,
    picture: picture('optimus-prime-limited-edition/cut-out', ''),
    notice: {
      title: say('order.notice'),
      items: [
        { label: say('order.limit'), value: say('order.limit.value') },
        { label: say('order.edition'), value: say('order.edition.value', { edition }) },
        ...(retail === undefined
          ? []
          : [
              {
                label: say('order.retail'),
                value: say('order.retail.value', { price: retail, day: new Date(closes) }),
              },
            ]),
        {
          label: say('order.warranty'),
          value: say('order.warranty.value', { years: warrantyYears?.[region.id] ?? standardWarrantyYears }),
        },
      ],
    },
  };
}
